import { css } from 'styled-components';
import type { Column } from '../Column.ts';
import { sortFieldOf, widthOf } from '../rows/cellOf.tsx';
import { isNamed, roomOf, sumOf } from './widthIn.ts';

/** The width of the column with the button that opens a row, in rem. */
export const openerWidth = 2;

/** The width of that column in a table whose rows do not open, in rem. */
export const edgeWidth = 0.625;

/** The minimum width of a text that wraps in the remaining space, in rem. */
const leastText = 6;

/** If texts would get less than this, in rem, a table with many columns scrolls sideways. */
const squeezedText = 4.5;

/** Narrower than this, in rem, the rows of a table with many columns are cards. */
const leastRoom = 52;

/**
 * The order in which columns are hidden when space runs out. The sorted column and the row's name
 * never are.
 */
export function inHideOrder<Row>(
  columns: readonly Column<Row>[],
  sorted?: string,
): readonly Column<Row>[] {
  return columns
    .filter((column) => column.hideOrder && !column.heading && sortFieldOf(column) !== sorted)
    .toSorted((one, other) => (one.hideOrder ?? 0) - (other.hideOrder ?? 0));
}

type Columns = readonly Column<never>[];

/** A text or a name that wraps in the remaining space. */
const isWrapping = (column: Column<never>) => isNamed(column) && !column.hideOrder;

/** The width of columns, in rem, if each text gets this width. */
const sumWithTexts = (columns: Columns, text: number) =>
  columns.reduce(
    (sum, column) => sum + Math.min(widthOf(column), isWrapping(column) ? text : 99),
    0,
  );

/**
 * The minimum width of a table, in rem, with all optional columns hidden except the widest sortable one.
 * Below it the rows become cards. A sort never causes that.
 */
export function leastWidth(columns: Columns): number {
  const leaving = inHideOrder(columns);
  const sortable = leaving.filter((column) => column.sortable);
  const needed =
    sumWithTexts(
      columns.filter((column) => !leaving.includes(column)),
      leastText,
    ) +
    Math.max(0, ...sortable.map(widthOf)) +
    (leaving.length > 0 ? openerWidth : edgeWidth);
  return Math.min(needed, leastRoom);
}

/** The button that opens a row, as soon as a column is hidden. */
const openerStyles = css`
  &&& table {
    --lead: ${openerWidth}rem;
    --boxes: 0rem;
  }

  [data-part='expander'] {
    display: inline-grid;
  }

  tr[data-detail='rest'] {
    display: table-row;
  }

  [data-part='rest'] {
    display: grid;
  }
`;

/** Once all optional columns are hidden, texts wrap in the remaining space instead of pushing other columns out. */
const wrappingStyles = (columns: Columns) =>
  columns.filter(isWrapping).map(
    ({ id }) => css`
      thead tr > [data-column='${id}'] {
        inline-size: auto !important;
      }
    `,
  );

/**
 * Hides columns one by one while a table is too narrow for all of them, and keeps the order of the others.
 * Hidden columns show under the open row.
 * @param sorted the id of the column that decides the order
 * @param opens which rows begin with the button that opens them
 */
export function hidingStyles(columns: Columns, sorted?: string, opens?: 'always' | 'narrow') {
  const leaving = inHideOrder(columns, sorted);
  let shown = columns;
  const least = leastWidth(columns);
  const first = { always: openerWidth, narrow: edgeWidth };
  let needed = sumOf(columns) + (opens ? first[opens] : 0);
  const steps = [
    css`
      table {
        ${roomOf(columns, needed)}
      }
    `,
  ];
  for (const [index, column] of leaving.entries()) {
    const narrowerThan = needed;
    shown = shown.filter((other) => other !== column);
    needed = sumOf(shown) + openerWidth;
    steps.push(css`
      @container table (${least}rem <= inline-size < ${narrowerThan}rem) {
        table {
          ${roomOf(shown, needed)}
        }

        tr > [data-column='${column.id}'] {
          display: none;
        }

        [data-part='rest'] > [data-rest='${column.id}'] {
          display: block;
        }

        ${index === 0 && openerStyles}
      }
    `);
  }
  const squeezed = sumWithTexts(shown, squeezedText) + openerWidth;
  return [
    ...steps,
    css`
      @container table (${Math.max(least, squeezed)}rem <= inline-size < ${needed}rem) {
        ${wrappingStyles(columns)}
      }
    `,
  ];
}
