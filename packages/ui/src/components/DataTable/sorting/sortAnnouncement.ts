import type { Sort } from '../Column.ts';

const directionWords = { asc: 'ascending', desc: 'descending' } as const;

/** The value of `aria-sort` for a header. */
export function ariaSort(direction: Sort['direction']): 'ascending' | 'descending' {
  return directionWords[direction];
}

/** What the announcer says once the rows are in their new order. */
export function sortAnnouncement(
  tableName: string,
  headerOf: (columnId: string) => string,
  sort: Sort | null,
): string {
  if (!sort) return `The table named ${tableName} is now unsorted`;
  const direction = directionWords[sort.direction];
  return `The table named ${tableName} is now sorted by ${headerOf(sort.field)}, ${direction}`;
}
