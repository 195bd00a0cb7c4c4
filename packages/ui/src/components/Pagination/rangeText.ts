import type { paginationWords } from '../../words/data.ts';
import type { Formats } from '../../words/Formats.ts';

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
