import type { sortSelectWords } from '../../../words/tables.ts';
import type { Column, Sort } from '../Column.ts';
import { firstDirectionOf, kindOf, sortFieldOf } from '../rows/cellOf.tsx';

function ordersOf(column: Column<never>): keyof (typeof sortSelectWords)['orders'] {
  const isDate = column.kind === 'date' || column.sortBy !== undefined;
  if (isDate) return column.sortsFirst === 'asc' ? 'dueDate' : 'date';
  return kindOf(column).align === 'end' ? 'number' : 'text';
}

/** Each order of a list, as the options of a select. */
export function sortOptions(columns: readonly Column<never>[], words: typeof sortSelectWords) {
  const sortable = columns.filter((column) => column.sortable);
  const hasOneDate = sortable.filter((column) => ordersOf(column) === 'date').length === 1;
  return sortable.flatMap((column) => {
    const first = firstDirectionOf(column);
    const directions = [first, first === 'asc' ? 'desc' : 'asc'] as const;
    const orders = ordersOf(column);
    const name = column.sortName ?? column.header;
    const order = orders === 'dueDate' ? words.dueOrder : words.order;
    return directions.map((direction) => ({
      value: `${sortFieldOf(column)} ${direction}`,
      label:
        orders === 'date' && hasOneDate
          ? words.onlyDate[direction]
          : order(name, words.orders[orders][direction]),
    }));
  });
}

/** An order as the value of its option. */
export const sortValue = (sort: Sort | null): string =>
  sort ? `${sort.field} ${sort.direction}` : '';

/** The order that an option means. */
export function readSortValue(value: string): Sort {
  const [field = '', direction] = value.split(' ');
  return { field, direction: direction === 'asc' ? 'asc' : 'desc' };
}
