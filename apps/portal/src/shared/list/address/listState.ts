import type { FilterValues } from '@agent-portal/ui/filters';
import type { FilterAddress } from '@agent-portal/ui/filters/address';

/** The state of a list. The URL contains all of it (decisions, 2). */
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

/** The set filters by their name in the contract, without those that are not set. */
export type FilterState = FilterValues;

/** The parameters of one list in the URL. */
export interface ListAddress<Field extends string = string> {
  /** The prefix of its parameters when two lists share a page. @default none */
  readonly prefix?: string;
  readonly sortFields: readonly Field[];
  readonly defaultSort: Sort<Field>;
  /** The default sort at a carrier that refuses `defaultSort`, which is an extension. @default `defaultSort` */
  readonly specifiedSort?: Sort<Field>;
  /** The default sort for filters that need a different one: 'overdue' sorts by days late. */
  readonly defaultSortUnder?: (filters: FilterState) => Sort<Field> | undefined;
  /** The order of an unsorted list (decisions, 2). */
  readonly orderWhenUnsorted: Sort<Field>;
  readonly pageSizes: readonly number[];
  /** The page size of a URL that names none. @default the first size */
  readonly pageSize?: number;
  /** That of the list, where `pageSize` is the user's own. @default `pageSize` */
  readonly usualPageSize?: number;
  readonly filters: FilterAddress;
}

export const defaultSortOf = <Field extends string>(
  { defaultSort, defaultSortUnder }: ListAddress<Field>,
  filters: FilterState,
): Sort<Field> => defaultSortUnder?.(filters) ?? defaultSort;

/** Returns a state with new filters on page 1. A default sort changes with the filters. */
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

/**
 * The page size of a URL that names none. The user's own size is for the first page only: page 3 of a shared
 * link has the same rows for everyone.
 */
export function defaultPageSize(address: ListAddress, page: number): number {
  const { pageSizes, pageSize = pageSizes[0] ?? 10, usualPageSize = pageSize } = address;
  return page === 1 ? pageSize : usualPageSize;
}

/** The default state: first page, default sort, no filter [S4]. */
export function initialListState<Field extends string>(
  address: ListAddress<Field>,
): ListState<Field> {
  return {
    page: 1,
    pageSize: defaultPageSize(address, 1),
    sort: address.defaultSort,
    filters: {},
  };
}

/** Returns the sort that a table requests, if the list supports it. */
export function asSort<Field extends string>(
  sort: Sort | null,
  { sortFields }: ListAddress<Field>,
): Sort<Field> | null {
  const field = sortFields.find((candidate) => candidate === sort?.field);
  return sort && field ? { field, direction: sort.direction } : null;
}
