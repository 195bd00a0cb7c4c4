import { longestGroupText } from '@agent-portal/data/groups/groupSearch';
import { one } from '@agent-portal/ui/filters/address';
import type { ListFilter } from '../list/address/listFilters.ts';
import type { ListState } from '../list/address/listState.ts';

/** Finds groups by number or name. Hidden if the carrier does not offer it. */
export const groupSearch: ListFilter = ({ values }) => [
  { kind: 'text', name: 'group', label: 'Group number or name' },
  values === undefined || values['findsGroups'] === true,
];

export const groupSearchAddress = { group: one } as const;

/** The part of the query that finds groups. The carrier accepts texts up to a length. */
export function groupSearchQuery({ filters }: Pick<ListState, 'filters'>) {
  const text = (filters['group'] as string | undefined)?.trim().slice(0, longestGroupText);
  return text ? { group: text } : {};
}
