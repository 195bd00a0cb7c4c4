import type { FilterValues } from '@agent-portal/ui/filters';
import type { FilterAddress } from '@agent-portal/ui/filters/address';

/** What a list shows: all of it stands in the address (decisions, 2). */
export interface ListState<Field extends string = string> {
  readonly page: number;
  readonly pageSize: number;
  /** Null is an unsorted list. */
  readonly sort: Sort<Field> | null;
  readonly filters: FilterState;
}

export interface Sort<Field extends string = string> {
  readonly field: Field;
  readonly direction: 'asc' | 'desc';
}

/** Set filters by their name in the contract; a filter that is not set is not there. */
export type FilterState = FilterValues;

/** What the address may hold of one list. */
export interface ListAddress<Field extends string = string> {
  /** Stands before its keys where two lists share a page. @default none */
  readonly prefix?: string;
  readonly sortFields: readonly Field[];
  readonly defaultSort: Sort<Field>;
  /** The default sort under filters that want another one: overdue, most days late first. */
  readonly defaultSortUnder?: (filters: FilterState) => Sort<Field> | undefined;
  /** The order of an unsorted list (decisions, 2). */
  readonly unsorted: Sort<Field>;
  readonly pageSizes: readonly number[];
  readonly filters: FilterAddress;
}

/** The sort of a list under its filters, as long as the user chooses none. */
export const defaultSortOf = <Field extends string>(
  { defaultSort, defaultSortUnder }: ListAddress<Field>,
  filters: FilterState,
): Sort<Field> => defaultSortUnder?.(filters) ?? defaultSort;

/** A state with other filters, from page 1; a default sort follows the filters. */
export function withFilters<Field extends string>(
  state: ListState<Field>,
  address: ListAddress<Field>,
  filters: FilterState,
): ListState<Field> {
  const { sort } = state;
  const former = defaultSortOf(address, state.filters);
  const isDefault = sort?.field === former.field && sort.direction === former.direction;
  return { ...state, page: 1, filters, sort: isDefault ? defaultSortOf(address, filters) : sort };
}

/** The list as it opens: first page, default sort, no filter [S4]. */
export function initialListState<Field extends string>(
  address: ListAddress<Field>,
): ListState<Field> {
  return {
    page: 1,
    pageSize: address.pageSizes[0] ?? 10,
    sort: address.defaultSort,
    filters: {},
  };
}
