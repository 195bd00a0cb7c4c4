import type { PolicyFilterValues } from '@agent-portal/data/policies/filters';
import { describe, expect, it } from 'vitest';
import { filtersInWords } from '../../shared/list/filtersInWords.ts';
import { pendingFilters } from './pendingFilters.ts';

const none: PolicyFilterValues = {
  agentIdFilterValues: [],
  agentLastNameFilterValues: [],
  primaryInsuredFilterValues: [],
  employerFilterValues: [],
  policyNumberFilterValues: [],
  reasonFilterValues: [],
  viewAsFilterValues: [],
  viewAsAgentIds: [],
};
const two: PolicyFilterValues = {
  ...none,
  agentIdFilterValues: ['1', '2'],
  agentLastNameFilterValues: ['A', 'B'],
  employerFilterValues: ['Acme'],
  viewAsFilterValues: [
    { agentName: 'A', agentId: '1' },
    { agentName: 'B', agentId: '2' },
  ],
};
const one: PolicyFilterValues = {
  ...two,
  agentIdFilterValues: ['1'],
  agentLastNameFilterValues: ['A'],
  viewAsFilterValues: [{ agentName: 'A', agentId: '1' }],
};
const offer = { status: 'loading', onRetry: () => undefined } as const;

const labels = (values: PolicyFilterValues | undefined, chosen = {}) =>
  pendingFilters(values, chosen, offer, '2026-11-18').map(({ label }) => label);

describe('the filters of /pending', () => {
  it('are those of [S3], in its order', () => {
    expect(labels(two)).toEqual([
      'View As',
      'Date',
      'Agent Name',
      'Agent ID',
      'Primary Insured',
      'Policy Number',
      'Employer',
      'Take Action',
    ]);
  });

  it('hide View As, Agent Name and Agent ID when at most one value exists [S5]', () => {
    expect(labels(one)).toEqual([
      'Date',
      'Primary Insured',
      'Policy Number',
      'Employer',
      'Take Action',
    ]);
  });

  it('hide Employer when its list is empty [S5]', () => {
    expect(labels(none)).not.toContain('Employer');
  });

  it('show a filter that is set, so that it can be taken away', () => {
    expect(labels(none, { employer: ['Acme'], viewAs: '1' })).toEqual(
      expect.arrayContaining(['Employer', 'View As']),
    );
  });

  it('wait for their values', () => {
    const [, , agentName] = pendingFilters(undefined, { viewAs: '1' }, offer, '2026-11-18');
    expect(agentName).toMatchObject({ label: 'Agent Name', status: 'loading', options: undefined });
  });
});

describe('filters in words', () => {
  it.each([
    [{ employer: ['Acme', 'Bolt'] }, ['Employer: Acme, Bolt']],
    [{ takeAction: true as const }, ['Take Action: on']],
    [{ dateFrom: '2026-01-05' }, ['Date: from 01/05/2026']],
    [{ dateFrom: '2026-01-05', dateTo: '2026-02-01' }, ['Date: from 01/05/2026 to 02/01/2026']],
    [{}, []],
  ])('%o are %o', (chosen, words) => {
    expect(filtersInWords(pendingFilters(two, chosen, offer, '2026-11-18'), chosen)).toEqual(words);
  });
});
