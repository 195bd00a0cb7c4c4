import type { BookOwner } from '../book/scope.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AnyOrder, BookList } from './BookList.ts';
import { type ListQuery, orderOf } from './orderOf.ts';
import { pageOf } from './pageOf.ts';

/** What a page needs of a list; one that nothing exports has no more. */
export type ShownList<Filters extends object, Order extends AnyOrder, Row> = Omit<
  BookList<Filters, Order, Row>,
  'columns' | 'filterLabels'
>;

/**
 * One page of a list: its rows, where it stands, how many rows there are, as of when, and whose book
 * was looked at. The area gives the answer its names.
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
  const { rowIds, ...place } = pageOf(order, query.page, query.pageSize);
  const rows = await list.findRows(deps, rowIds);
  return { rows, scope, total: order.length, place: { ...place, asOf: asOf.toISOString() } };
}
