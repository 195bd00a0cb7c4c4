import { paths } from '../../paths.ts';
import { ListSection, type Place } from '../../shared/list/ListSection.tsx';
import type { StartedList } from '../../shared/list/startList.ts';
import { appointmentsList } from './lists/appointmentsList.tsx';
import { endingsList } from './lists/endingsList.tsx';
import { hierarchyFilterAddress } from './lists/hierarchyFilters.ts';
import { requirementsList } from './lists/requirementsList.tsx';
import { HierarchyTree } from './tree/HierarchyTree.tsx';
import { treeList } from './tree/treeList.tsx';

interface Placed {
  readonly place: Place;
}

/** The tabs of /hierarchy. The first one is the default. */
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
    Section: ({ place }: Placed) => <ListSection list={requirementsList} place={place} />,
  },
  {
    id: 'appointments',
    label: 'Appointments',
    list: appointmentsList as StartedList,
    Section: ({ place }: Placed) => <ListSection list={appointmentsList} place={place} />,
  },
  {
    id: 'ending-soon',
    label: 'Ending soon',
    /** Some carriers do not offer it. */
    isOptional: true,
    list: endingsList as StartedList,
    Section: ({ place }: Placed) => <ListSection list={endingsList} place={place} />,
  },
] as const;

/** The tab that the URL names. */
export const tabOf = (search: URLSearchParams) =>
  hierarchyTabs.find(({ id }) => id === search.get('tab')) ?? hierarchyTabs[0];

/** Links to a tab and keeps the filters, which all tabs share. The URL does not name the first tab. */
export function tabHref(id: string, search: URLSearchParams): string {
  const stored = new URLSearchParams();
  for (const name of Object.keys(hierarchyFilterAddress)) {
    const value = search.get(name);
    if (value) stored.set(name, value);
  }
  if (id !== hierarchyTabs[0].id) stored.set('tab', id);
  return stored.size > 0 ? `${paths.hierarchy()}?${stored}` : paths.hierarchy();
}
