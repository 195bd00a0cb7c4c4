import { formatCount } from '@agent-portal/format';
import type { List, RowsOfPage } from '../List.ts';

/** A count and its noun: `1 requirement`, `1,208 requirements`, `0 policies`. */
export function countOf(count: number, noun: string, nouns = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : nouns}`;
}

/**
 * Describes the results of a list: `1,208 requirements on 940 policies`.
 * @param nouns one and many: `['requirement', 'requirements']`
 * @param note what follows the count
 */
export function resultText(
  total: number,
  [noun, nouns]: readonly [string, string],
  note?: string,
): string {
  return [countOf(total, noun, nouns), note].filter(Boolean).join(' ');
}

/** The row range of a page: `Rows 11 to 20 of 34 policies`, or `34 policies` if it shows all or none. */
export function rangeOf(
  { rows, total, currentPage }: RowsOfPage<unknown>,
  pageSize: number,
  nouns: List<object>['nouns'],
): string {
  const all = countOf(total, ...nouns);
  if (rows.length === total || rows.length === 0) return all;
  const first = (currentPage - 1) * pageSize + 1;
  const last = first + rows.length - 1;
  return `Rows ${formatCount(first)} to ${formatCount(last)} of ${all}`;
}

/** Names the totals below the rows. They are the totals of all matching rows, not only of the page. */
export function totalsNameOf({ rows, total }: Pick<RowsOfPage<unknown>, 'rows' | 'total'>): string {
  return total > rows.length ? `Total of all ${formatCount(total)}` : 'Total';
}
