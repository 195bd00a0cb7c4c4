import { describe, expect, it } from 'vitest';
import { readListAddress, writeListAddress } from '../../../shared/list/address/listAddress.ts';
import { withTab } from '../../../shared/list/address/listTabs.ts';
import {
  initialListState,
  type ListState,
  withFilters,
} from '../../../shared/list/address/listState.ts';
import { activeV2List } from '../v2/issuedV2Lists.tsx';
import { issuedAddresses, type IssuedSortField } from './issuedAddresses.ts';
import { activeList } from './activeList.ts';
import { policyTabs } from './policyTabs.ts';

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
