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
