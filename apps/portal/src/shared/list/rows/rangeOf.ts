import { formatCount } from '@agent-portal/format';
import type { List, RowsOfPage } from '../List.ts';
import { countOf } from './countOf.ts';

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
