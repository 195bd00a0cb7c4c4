import type { OrderBy, pageSizes } from '@agent-portal/data/list';
import type { ListAddress, ListState } from './listState.ts';

/** The sort order of a state. An unsorted list has a fixed order (decisions, 2). */
export function orderOf<Field extends string>(
  { sort }: ListState<Field>,
  { orderWhenUnsorted }: ListAddress<Field>,
): OrderBy<Field> {
  return sort ?? orderWhenUnsorted;
}

/** The page size in the format of the contract. */
export const pageSizeOf = ({ pageSize }: ListState) => pageSize as (typeof pageSizes)[number];

export function filtersOf<Filters extends object>({ filters }: ListState): { filters?: Filters } {
  return Object.keys(filters).length > 0 ? { filters: filters as unknown as Filters } : {};
}

/** The query of most lists: page, order, filters, and whether to include the filter values. */
export function listQuery<Filters extends object, Field extends string = string>(
  state: ListState<Field>,
  address: ListAddress<Field>,
  includeFilters: boolean,
) {
  return {
    page: state.page,
    pageSize: pageSizeOf(state),
    ...exportQuery<Filters, Field>(state, address),
    ...(includeFilters && { IncludeFilters: true as const }),
  };
}

/** The query of the export of such a list: its order and filters. */
export function exportQuery<Filters extends object, Field extends string = string>(
  state: ListState<Field>,
  address: ListAddress<Field>,
) {
  return { orderBy: orderOf(state, address), ...filtersOf<Filters>(state) };
}
