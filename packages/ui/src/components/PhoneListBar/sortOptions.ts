import type { Column, Sort } from '../DataTable/Column.ts';

/** Each order that a list can be put in, and none, as the options of a select. */
export function sortOptions(columns: readonly Column<never>[]) {
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, header }) => [
      { value: `${id} desc`, label: `${header}, descending` },
      { value: `${id} asc`, label: `${header}, ascending` },
    ]);
  return [...orders, { value: '', label: 'Not sorted' }];
}

/** An order as the value of its option. */
export const sortValue = (sort: Sort | null): string =>
  sort ? `${sort.field} ${sort.direction}` : '';

/** The order that an option stands for. */
export function readSortValue(value: string): Sort | null {
  const [field, direction] = value.split(' ');
  if (!field) return null;
  return { field, direction: direction === 'asc' ? 'asc' : 'desc' };
}
