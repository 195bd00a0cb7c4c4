import type { paginationWords } from '../../words/data.ts';
import type { Formats } from '../../words/Formats.ts';

/** A page number, or the gap between two that do not follow each other. */
export type PageItem = number | 'gap-before' | 'gap-after';

/** How many page numbers show before any are left out. */
const shortList = 7;

/**
 * The pages to offer: first, last, the current one and its neighbors, always the same number of
 * items, so that the buttons do not move under the pointer. Pages count from 1.
 */
export function pageItems(page: number, totalPages: number): readonly PageItem[] {
  if (totalPages <= shortList) return pagesBetween(1, totalPages);
  if (page <= 4) return [...pagesBetween(1, 5), 'gap-after', totalPages];
  if (page >= totalPages - 3) return [1, 'gap-before', ...pagesBetween(totalPages - 4, totalPages)];
  return [1, 'gap-before', ...pagesBetween(page - 1, page + 1), 'gap-after', totalPages];
}

function pagesBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** 'Showing 11 to 20 of 143'. */
export function rangeText(
  page: number,
  pageSize: number,
  total: number,
  words: typeof paginationWords,
  count: Formats['count'],
): string {
  if (total === 0) return words.nothing;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return words.range(count(first), count(last), total, count(total));
}
