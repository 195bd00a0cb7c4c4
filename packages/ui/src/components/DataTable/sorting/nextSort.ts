import type { Column, Sort } from '../Column.ts';
import { firstDirectionOf, sortFieldOf } from '../rows/cellOf.tsx';

/** The sort after a press on a header: none → its first direction → the other → none. */
export function nextSort(sort: Sort | null, column: Column<never>): Sort | null {
  const field = sortFieldOf(column);
  const first = firstDirectionOf(column);
  if (sort?.field !== field) return { field, direction: first };
  if (sort.direction !== first) return null;
  return { field, direction: first === 'desc' ? 'asc' : 'desc' };
}
