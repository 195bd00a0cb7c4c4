import type { Column } from '../Column.ts';
import { widthOf } from '../rows/cellOf.tsx';

/** Columns from which on a table is short of room. */
export const wideFrom = 8;

/** A value that may need more room than its column has: a date or an amount never does. */
export const isNamed = ({ kind = 'text' }: Column<never>) =>
  kind === 'text' || kind === 'person' || kind === 'nameId';

/**
 * The width of a column among the others. In a table of many columns the room that is left goes to
 * texts and names, which would be cut; otherwise the browser shares it out among all.
 */
export function widthIn(columns: readonly Column<never>[], column: Column<never>): string {
  const width = `${widthOf(column)}rem`;
  if (columns.length < wideFrom || !isNamed(column)) return width;
  const needed = columns.reduce((sum, each) => sum + widthOf(each), 0);
  const named = columns.filter(isNamed).length;
  return `calc(${width} + max(0px, 100cqi - ${needed}rem) / ${named})`;
}
