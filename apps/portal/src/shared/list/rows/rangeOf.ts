import { formatCount } from '@agent-portal/format';
import type { List, RowsOfPage } from '../List.ts';
import { countOf } from './countOf.ts';

/** Which rows of a list a page shows: `34 policies` where it shows all or none, else `Rows 11 to 20 of 34 policies`. */
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
