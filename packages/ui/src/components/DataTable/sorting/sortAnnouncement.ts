import type { dataTableWords } from '../../../words/data/dataTableWords.ts';
import type { Sort } from '../Column.ts';

const ariaDirections = { asc: 'ascending', desc: 'descending' } as const;

/** The value of `aria-sort` for a header. */
export function ariaSort(direction: Sort['direction']): 'ascending' | 'descending' {
  return ariaDirections[direction];
}

/** What the announcer says once the rows are in their new order. */
export function sortAnnouncement(
  tableName: string,
  headerOf: (columnId: string) => string,
  sort: Sort | null,
  words: typeof dataTableWords,
): string {
  if (!sort) return words.unsorted(tableName);
  return words.sorted(tableName, headerOf(sort.field), sort.direction);
}
