import type { Column } from '../Column.ts';
import { widthOf } from '../rows/cellOf.tsx';

/** A value that may need more room than its column has: a date or an amount never does. */
export const isNamed = ({ kind = 'text' }: Column<never>) =>
  kind === 'text' || kind === 'person' || kind === 'nameId';

/** The width that columns need, in rem. */
export const sumOf = (columns: readonly Column<never>[]) =>
  columns.reduce((sum, column) => sum + widthOf(column), 0);

/**
 * The room of a table and who shares what is left of it: the columns that show now.
 * @param needed the width that these columns need, in rem
 */
export const roomOf = (columns: readonly Column<never>[], needed = sumOf(columns)) =>
  `--needed: ${needed}rem; --named: ${columns.filter(isNamed).length || 1};`;

/**
 * The width of a column: the room that is left goes to texts and names, in equal parts. They also give the room
 * that the first cell takes for buttons and boxes of rows (`--boxes`), so that these hide no column.
 */
export function widthIn(column: Column<never>): string {
  const width = `${widthOf(column)}rem`;
  return isNamed(column)
    ? `calc(${width} + max(-1 * var(--boxes), 100cqi - var(--needed) - var(--boxes)) / var(--named))`
    : width;
}
