import type { Sort } from '../Column.ts';

/** What a press on a header asks for: none → descending → ascending → none [S4]. */
export function nextSort(sort: Sort | null, field: string): Sort | null {
  if (sort?.field !== field) return { field, direction: 'desc' };
  return sort.direction === 'desc' ? { field, direction: 'asc' } : null;
}
