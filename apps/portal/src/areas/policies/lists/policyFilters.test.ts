import type { PolicyFilterValues } from '@agent-portal/data/policies/commonFilters';
import { filtersInWords } from '@agent-portal/ui/filters';
import { describe, expect, it } from 'vitest';
import type { FilterState } from '../../../shared/list/address/listState.ts';
import { type ListFilter, shownFilters } from '../../../shared/list/address/listFilters.ts';
import { policyFilters, policyV2Filters } from './policyFilters.ts';

const none: PolicyFilterValues = {
  agentIdFilterValues: [],
  agentLastNameFilterValues: [],
  primaryInsuredFilterValues: [],
  employerFilterValues: [],
  policyNumberFilterValues: [],
  reasonFilterValues: [],
  viewAsFilterValues: [],
  viewAsAgentIds: [],
  actorFilterValues: [],
};
const two: PolicyFilterValues = {
  ...none,
  agentIdFilterValues: ['1', '2'],
  agentLastNameFilterValues: ['A', 'B'],
  employerFilterValues: ['Acme'],
  reasonFilterValues: ['Surrendered'],
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

const shown = (
  set: readonly ListFilter[],
  values: PolicyFilterValues | undefined,
  chosen: FilterState = {},
) => {
  const onRetry = () => undefined;
  return shownFilters(set, { values, status: 'loading', onRetry }, chosen);
};
const labels = (...given: Parameters<typeof shown>) => shown(...given).map(({ label }) => label);

const common = ['Agent Name', 'Agent ID', 'Primary Insured', 'Policy Number', 'Employer'];
const sets: readonly (readonly [string, readonly ListFilter[], readonly string[]])[] = [
  ['/pending', policyFilters.pending, ['View As', 'Date', ...common, 'Take Action']],
  ['/active', policyFilters.active, ['View As', ...common, 'Paid to Date', 'Past Due']],
  [
    '/terminated',
    policyFilters.terminated,
    ['View As', ...common, 'Termination Date', 'Reason', '1st Payment Fail'],
  ],
];

describe.each(sets)('filters of %s', (_, set, all) => {
  it('has the filters of [S3] in the same order', () => {
    expect(labels(set, two)).toEqual(all);
  });

  it('hides View As, Agent Name and Agent ID when at most one value exists [S5]', () => {
    const hidden = new Set(['View As', 'Agent Name', 'Agent ID']);
    expect(labels(set, one)).toEqual(all.filter((label) => !hidden.has(label)));
  });

  it('hides Employer when its list is empty [S5]', () => {
    expect(labels(set, none)).not.toContain('Employer');
  });

  it('shows a filter that is set, so that the user can remove it', () => {
    expect(labels(set, none, { employer: ['Acme'], viewAs: '1' })).toEqual(
      expect.arrayContaining(['Employer', 'View As']),
    );
  });

  it('shows the filters as loading until their values arrive', () => {
    const agentName = shown(set, undefined).find(({ label }) => label === 'Agent Name');
    expect(agentName).toMatchObject({ status: 'loading', options: undefined });
  });
});

describe.each(['pending', 'active', 'terminated'] as const)('the second version of %s', (list) => {
  it('has one agent filter, and shows the former agent filters only when they are set', () => {
    const former = ['Agent Name', 'Agent ID', 'View As'];
    const now = labels(policyV2Filters[list], two);
    expect(now.filter((label) => [...former, 'Agent'].includes(label))).toEqual(['Agent']);
    expect(labels(policyV2Filters[list], two, { agentId: ['1'] })).toContain('Agent ID');
  });
});

describe('the filter Who must act', () => {
  it.each(['pending', 'active', 'terminated'] as const)(
    'is offered on %s if the carrier has it',
    (list) => {
      const offered = { ...two, actorFilterValues: ['Agent' as const, 'Client' as const] };
      const isPending = list === 'pending';
      for (const set of [policyFilters[list], policyV2Filters[list]]) {
        expect(labels(set, offered).includes('Who must act')).toBe(isPending);
        expect(labels(set, two)).not.toContain('Who must act');
      }
    },
  );
});

describe('filters in words', () => {
  it.each<[FilterState, string[]]>([
    [{ employer: ['Acme', 'Bolt'] }, ['Employer: Acme, Bolt']],
    [{ takeAction: true }, ['Take Action: on']],
    [{ actor: 'Agent' }, ['Who must act: You']],
    [{ dateFrom: '2026-01-05' }, ['Date: from 01/05/2026']],
    [{ dateFrom: '2026-01-05', dateTo: '2026-02-01' }, ['Date: from 01/05/2026 to 02/01/2026']],
    [{ agentId: ['1'] }, ['Agent ID: A - 1']],
    [{ viewAs: '2' }, ['View As: B - 2']],
    [{}, []],
  ])('writes %o as %o', (chosen, words) => {
    expect(filtersInWords(shown(policyFilters.pending, two, chosen), chosen)).toEqual(words);
  });
});
