import type { SortingState } from '@tanstack/react-table';
import type { Sort } from './Column.ts';

/** The table's own form of a sort: a list with one entry at most. */
export function toSortingState(sort: Sort | null): SortingState {
  return sort ? [{ id: sort.field, desc: sort.direction === 'desc' }] : [];
}

/** The reverse of `toSortingState`. */
export function fromSortingState([first]: SortingState): Sort | null {
  return first ? { field: first.id, direction: first.desc ? 'desc' : 'asc' } : null;
}
