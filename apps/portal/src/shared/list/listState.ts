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

/** What the address of one list may hold. */
export interface ListDefinition<Field extends string = string> {
  readonly sortFields: readonly Field[];
  readonly defaultSort: Sort<Field>;
  readonly pageSizes: readonly number[];
  readonly filters: FilterAddress;
}

/** The list as it opens: first page, default sort, no filter [S4]. */
export function initialListState<Field extends string>(
  definition: ListDefinition<Field>,
): ListState<Field> {
  return {
    page: 1,
    pageSize: definition.pageSizes[0] ?? 10,
    sort: definition.defaultSort,
    filters: {},
  };
}
