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
export type FilterState = Readonly<Record<string, FilterChoice>>;
export type FilterChoice = string | readonly string[] | true;

/** How a filter's choice stands in the address: one value, many, a day, or a mark. */
export type FilterForm = 'one' | 'many' | 'day' | 'mark';

/** What the address of one list may hold. */
export interface ListDefinition<Field extends string = string> {
  readonly sortFields: readonly Field[];
  readonly defaultSort: Sort<Field>;
  readonly pageSizes: readonly number[];
  readonly filters: Readonly<Record<string, FilterForm>>;
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
