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
  /** The order of an unsorted list (decisions, 2). */
  readonly unsorted: Sort<Field>;
  readonly pageSizes: readonly number[];
  readonly filters: FilterAddress;
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
