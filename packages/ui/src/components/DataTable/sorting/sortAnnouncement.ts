import type { Words } from '../../../words/Words.ts';
import type { Sort } from '../Column.ts';

/** What the announcer says once the rows are in their new order. */
export function sortAnnouncement(
  tableName: string,
  header: string | undefined,
  sort: Sort | null,
  words: Words['SortAnnouncement'],
): string {
  if (!sort) return words.unsorted(tableName);
  return words.sorted(tableName, header ?? sort.field, sort.direction);
}
