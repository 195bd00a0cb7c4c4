import { orderOf, pageSizeOf } from '../../shared/list/address/listQuery.ts';
import type { ListAddress, ListState } from '../../shared/list/address/listState.ts';

/** The sort order of a list state, as the two parameters of the calls for commissions and debt [S7]. */
export function sortOf<Field extends string>(state: ListState<Field>, address: ListAddress<Field>) {
  const { field, direction } = orderOf(state, address);
  return { orderBy: field, sortDirection: direction };
}

/** The page to request, and whether the answer includes the options of the filters [S7]. */
export const pageOf = (state: ListState, includeFilters: boolean) => ({
  page: state.page,
  pageSize: pageSizeOf(state),
  ...(includeFilters && { includeFilters: true as const }),
});

/** The fields of a page that describe its position. */
export interface Paged {
  readonly totalRecords: number;
  readonly page?: number | undefined;
  readonly totalPages?: number | undefined;
  readonly asOf?: string | undefined;
}

/** The position of a page, with defaults because a carrier may not send it (decisions, 9). */
export const pagingOf = ({ totalRecords, page = 1, totalPages = 1, asOf }: Paged) => ({
  total: totalRecords,
  currentPage: page,
  totalPages,
  asOf,
});
