import type { OrderBy, pageSizes } from '@agent-portal/data/list';
import type { ListAddress, ListState } from './listState.ts';

/** The order that a state asks for; an unsorted list has one too (decisions, 2). */
export function orderOf<Field extends string>(
  { sort }: ListState<Field>,
  { unsorted }: ListAddress<Field>,
): OrderBy<Field> {
  return sort ?? unsorted;
}

/** The size of a page, as the contract has it. */
export const pageSizeOf = ({ pageSize }: ListState) => pageSize as (typeof pageSizes)[number];

/** The filters of a state, where there are some. */
export function filtersOf<Filters extends object>({ filters }: ListState): { filters?: Filters } {
  return Object.keys(filters).length > 0 ? { filters: filters as unknown as Filters } : {};
}

/** The query of most lists: page, order, filters, and whether their values come along. */
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

/** What the export of such a list asks for: its order and its filters. */
export function exportQuery<Filters extends object, Field extends string = string>(
  state: ListState<Field>,
  address: ListAddress<Field>,
) {
  return { orderBy: orderOf(state, address), ...filtersOf<Filters>(state) };
}
