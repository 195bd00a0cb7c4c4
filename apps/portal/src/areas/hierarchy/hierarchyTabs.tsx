import { paths } from '../../paths.ts';
import { ListSection } from '../../shared/list/ListSection.tsx';
import type { StartedList } from '../../shared/list/startList.ts';
import { appointmentsList } from './lists/appointmentsList.tsx';
import { endingsList } from './lists/endingsList.tsx';
import { hierarchyFilterAddress } from './lists/hierarchyFilters.ts';
import { requirementsList } from './lists/requirementsList.tsx';
import { HierarchyTree } from './tree/HierarchyTree.tsx';
import { treeList } from './tree/treeList.ts';

/** The tabs of /hierarchy, the first one where the address names none. */
export const hierarchyTabs = [
  {
    id: 'hierarchy',
    label: 'Active hierarchy',
    list: treeList as StartedList,
    Section: HierarchyTree,
  },
  {
    id: 'requirements',
    label: 'Pending requirements',
    list: requirementsList as StartedList,
    Section: () => <ListSection list={requirementsList} />,
  },
  {
    id: 'appointments',
    label: 'Appointments',
    list: appointmentsList as StartedList,
    Section: () => <ListSection list={appointmentsList} />,
  },
  {
    id: 'ending-soon',
    label: 'Ending soon',
    /** A carrier may lack it. */
    isOurs: true,
    list: endingsList as StartedList,
    Section: () => <ListSection list={endingsList} />,
  },
] as const;

/** The tab that an address asks for. */
export const tabOf = (search: URLSearchParams) =>
  hierarchyTabs.find(({ id }) => id === search.get('tab')) ?? hierarchyTabs[0];

/** Leads to a tab with the same filters, which all tabs share; the first one is left out of the address. */
export function tabHref(id: string, search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of Object.keys(hierarchyFilterAddress)) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  if (id !== hierarchyTabs[0].id) kept.set('tab', id);
  return kept.size > 0 ? `${paths.hierarchy()}?${kept}` : paths.hierarchy();
}
