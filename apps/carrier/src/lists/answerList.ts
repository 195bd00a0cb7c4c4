import type { BookOwner } from '../book/scope.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AnyOrder, BookList } from './BookList.ts';
import { type ListQuery, orderOf } from './orderOf.ts';
import { defaultPageSize } from '@agent-portal/data/list';

/** The part of a list that a page needs. A list without an export has only this. */
export type ShownList<Filters extends object, Order extends AnyOrder, Row> = Omit<
  BookList<Filters, Order, Row>,
  'columns' | 'filterLabels'
>;

/** The position of a page in a list, and its row ids. */
interface PageCut {
  readonly currentPage: number;
  readonly totalPages: number;
  /** The row ids of the page, in order. */
  readonly rowIds: Int32Array;
}

/** Takes a page from a list's order. Past the end it is the last page (decisions, 2). */
export function pageOf(order: Int32Array, page = 1, pageSize: number = defaultPageSize): PageCut {
  const totalPages = Math.max(1, Math.ceil(order.length / pageSize));
  const currentPage = Math.min(page, totalPages);
  const from = (currentPage - 1) * pageSize;
  return { currentPage, totalPages, rowIds: order.subarray(from, from + pageSize) };
}

/**
 * One page of a list: its rows, its position, the total, the moment it was true, and the scope. The area maps
 * it to the fields of its contract.
 */
export async function answerList<Filters extends object, Order extends AnyOrder, Row>(
  deps: Deps,
  caller: BookOwner,
  list: ShownList<Filters, Order, Row>,
  query: ListQuery<Filters, Order> & {
    readonly page?: number | undefined;
    readonly pageSize?: number | undefined;
  },
) {
  const { value: order, asOf, scope } = await orderOf(deps, caller, list, query);
  const { rowIds, ...paging } = pageOf(order, query.page, query.pageSize);
  const rows = await list.findRows(deps, rowIds);
  return { rows, scope, total: order.length, paging: { ...paging, asOf: asOf.toISOString() } };
}
