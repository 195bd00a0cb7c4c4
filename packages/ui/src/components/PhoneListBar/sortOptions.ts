import type { phoneListBarWords } from '../../words/data.ts';
import type { Column, Sort } from '../DataTable/Column.ts';
import { firstDirectionOf } from '../DataTable/rows/cellOf.tsx';

/** Each order of a list, and none, as the options of a select. */
export function sortOptions(columns: readonly Column<never>[], words: typeof phoneListBarWords) {
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap((column) => {
      const { id, header } = column;
      const descending = { value: `${id} desc`, label: words.descending(header) };
      const ascending = { value: `${id} asc`, label: words.ascending(header) };
      return firstDirectionOf(column) === 'desc'
        ? [descending, ascending]
        : [ascending, descending];
    });
  return [...orders, { value: '', label: words.notSorted }];
}

/** An order as the value of its option. */
export const sortValue = (sort: Sort | null): string =>
  sort ? `${sort.field} ${sort.direction}` : '';

/** The order that an option means. */
export function readSortValue(value: string): Sort | null {
  const [field, direction] = value.split(' ');
  if (!field) return null;
  return { field, direction: direction === 'asc' ? 'asc' : 'desc' };
}
