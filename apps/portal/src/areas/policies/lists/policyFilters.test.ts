import type { PolicyFilterValues } from '@agent-portal/data/policies/commonFilters';
import { filtersInWords } from '@agent-portal/ui/filters';
import { describe, expect, it } from 'vitest';
import {
  type FilterState,
  initialListState,
  type ListState,
  withFilters,
} from '../../../shared/list/address/listState.ts';
import { type ListFilter, shownFilters } from '../../../shared/list/address/listFilters.ts';
import { policyFilters, policyV2Filters } from './policyFilters.ts';
import { readListAddress, writeListAddress } from '../../../shared/list/address/listAddress.ts';
import { withTab } from '../../../shared/list/address/listTabs.ts';
import { activeV2List } from '../v2/issuedV2Lists.tsx';
import { issuedAddresses, type IssuedSortField } from './issuedAddresses.ts';
import { activeList } from './activeList.ts';
import { policyTabs } from './policyTabs.ts';

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

it.each(['pending', 'active', 'terminated'] as const)(
  'the filter Who must act is offered on %s if the carrier has it',
  (list) => {
    const offered = { ...two, actorFilterValues: ['Agent' as const, 'Client' as const] };
    const isPending = list === 'pending';
    for (const set of [policyFilters[list], policyV2Filters[list]]) {
      expect(labels(set, offered).includes('Who must act')).toBe(isPending);
      expect(labels(set, two)).not.toContain('Who must act');
    }
  },
);

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

const { Active } = issuedAddresses;
const soonestLapse = { field: 'paidToDate', direction: 'asc' } as const;
const read = (query: string) =>
  readListAddress<IssuedSortField>(new URLSearchParams(query), Active);
const write = (state: ListState<IssuedSortField>) => writeListAddress(state, Active).toString();
/** The state after a press on a tab. */
const onTab = (state: ListState<IssuedSortField>, id: string) =>
  withFilters(state, Active, withTab(policyTabs.active, state.filters, id));

describe('the tabs of late policies', () => {
  it.each(['pastDue', 'lapses7'])('%s opens with the soonest lapse first', (id) => {
    const opened = onTab(initialListState(Active), id);
    expect(opened.sort).toEqual(soonestLapse);
    expect(write(opened)).not.toContain('sort');
    expect(onTab(opened, 'all').sort).toEqual(Active.defaultSort);
    expect(onTab(opened, id === 'pastDue' ? 'lapses7' : 'pastDue').sort).toEqual(soonestLapse);
  });

  it('sort links and the filter in the same way', () => {
    expect(read('pastDue=true').sort).toEqual(soonestLapse);
    expect(read('pastDue=true&viewAs=4473310').sort).toEqual(soonestLapse);
    expect(read('pastDue=false').sort).toEqual(Active.defaultSort);
  });

  it('keep a sort that the user chose', () => {
    const chosen = read('sort=-policyNumber');
    expect(onTab(chosen, 'pastDue').sort).toEqual(chosen.sort);
    expect(onTab(onTab(chosen, 'pastDue'), 'all').sort).toEqual(chosen.sort);
    expect(write(read('pastDue=true&sort=-issueDate'))).toBe('sort=-issueDate&pastDue=true');
  });

  it('are one tab for one set, in both versions', () => {
    const late = policyTabs.active.filter(({ columns }) => columns?.includes('lapsesOn'));
    expect(late.map(({ label }) => label)).toEqual(['Past due', 'Lapses in 7 days']);
    expect([activeList.tabs, activeV2List.tabs]).toEqual([policyTabs.active, policyTabs.active]);
  });
});

it('the tab of deadlines says that it counts policies', () => {
  const labels = policyTabs.active.map(({ label }) => label);
  expect(labels).toContain('With deadlines');
});
