import { defaultPageSize } from '@agent-portal/data/list';

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
