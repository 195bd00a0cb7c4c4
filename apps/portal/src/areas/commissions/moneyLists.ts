import { orderOf, pageSizeOf } from '../../shared/list/address/listQuery.ts';
import type { ListAddress, ListState } from '../../shared/list/address/listState.ts';

/** The order of a state as commissions and debt are asked for it: in two parameters [S7]. */
export function sortOf<Field extends string>(state: ListState<Field>, address: ListAddress<Field>) {
  const { field, direction } = orderOf(state, address);
  return { orderBy: field, sortDirection: direction };
}

/** The page that they are asked for, and whether the values of their filters come along [S7]. */
export const pageOf = (state: ListState, includeFilters: boolean) => ({
  page: state.page,
  pageSize: pageSizeOf(state),
  ...(includeFilters && { includeFilters: true as const }),
});

/** What a page says of its place. */
export interface Paged {
  readonly totalRecords: number;
  readonly page?: number | undefined;
  readonly totalPages?: number | undefined;
  readonly asOf?: string | undefined;
}

/** Where a page of theirs stands; a carrier need not say it (decisions, 9). */
export const placeOf = ({ totalRecords, page = 1, totalPages = 1, asOf }: Paged) => ({
  total: totalRecords,
  currentPage: page,
  totalPages,
  asOf,
});
