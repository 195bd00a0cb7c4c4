import { defaultPageSize } from '@agent-portal/data/list';

/** Where a page of a list begins and ends, and which page that is. */
interface PageCut {
  readonly currentPage: number;
  readonly totalPages: number;
  /** The row ids of the page, in order. */
  readonly rowIds: Int32Array;
}

/** Cuts a page out of a list's order; past the end is the last page (decisions, 2). */
export function pageOf(order: Int32Array, page = 1, pageSize: number = defaultPageSize): PageCut {
  const totalPages = Math.max(1, Math.ceil(order.length / pageSize));
  const currentPage = Math.min(page, totalPages);
  const from = (currentPage - 1) * pageSize;
  return { currentPage, totalPages, rowIds: order.subarray(from, from + pageSize) };
}
