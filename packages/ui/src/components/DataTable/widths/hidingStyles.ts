import { css } from 'styled-components';
import { token } from '../../../theme/token.ts';
import { type Column, headingOf } from '../Column.ts';
import { widthOf } from '../rows/cellOf.tsx';
import { isNamed } from './widthIn.ts';
import { columnsOfRows, inOrderOf, statusAfterHeading } from '../styles/statusAfterHeading.ts';

/** The width of the button that opens a row, in rem; in rows of one line it is part of the heading's width. */
const openerWidth = (isOneLine: boolean) => (isOneLine ? 0 : 2);

/** The least width of a text that wraps in whatever is left, in rem. */
const leastText = 6;

/** The width of a table on a page from the breakpoint md on, in rem: there its texts wrap. */
const roomFromMd = 44;

/**
 * The order in which columns are hidden when space runs out. The sorted column and the row's name
 * never are.
 */
export function inHideOrder<Row>(
  columns: readonly Column<Row>[],
  sorted?: string,
): readonly Column<Row>[] {
  return columns
    .filter(({ id, hideOrder, heading }) => hideOrder && !heading && id !== sorted)
    .toSorted((one, other) => (one.hideOrder ?? 0) - (other.hideOrder ?? 0));
}

type Columns = readonly Column<never>[];

const sumOf = (columns: Columns, widthIn: (column: Column<never>) => number) =>
  columns.reduce((sum, column) => sum + widthIn(column), 0);

/** A text or a name that wraps in whatever is left. */
const isWrapping = ({ kind = 'text', hideOrder }: Column<never>) =>
  (kind === 'text' || kind === 'person') && !hideOrder;

/**
 * The minimum width of a table, in rem, with all optional columns hidden except the widest sortable one.
 * Below it the rows become cards. A sort never causes that.
 */
export function leastWidth(columns: Columns, isOneLine = false): number {
  const leaving = inHideOrder(columns);
  const sortable = leaving.filter((column) => column.sortable);
  const staying = columns.filter((column) => !leaving.includes(column));
  const needed =
    sumOf(staying, (column) =>
      isWrapping(column) ? Math.min(leastText, widthOf(column)) : widthOf(column),
    ) +
    Math.max(0, ...sortable.map(widthOf)) +
    (leaving.length > 0 ? openerWidth(isOneLine) : 0);
  return Math.min(needed, roomFromMd);
}

/** The button that opens a row is in its heading, as soon as a column is hidden. */
const openerStyles = (heading: Column<never> | undefined, opener: number) => css`
  thead tr > [data-column='${heading?.id}'] {
    inline-size: ${heading && widthOf(heading) + opener}rem !important;
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

/** The column that is first once others are hidden has the padding of the table's edge. */
const firstStyles = ({ id }: Column<never>) => css`
  && tr > [data-column='${id}'][data-column]:not([data-sorts]),
  && tr > [data-column='${id}'][data-column] > button {
    padding-inline-start: ${token('space-16')};
  }
`;

/** Once all optional columns are hidden, texts wrap in what is left rather than push others out. */
const wrappingStyles = (columns: Columns) =>
  columns.filter(isWrapping).map(
    ({ id }) => css`
      thead tr > [data-column='${id}'] {
        inline-size: auto !important;
      }
    `,
  );

/**
 * Hides columns one by one while a table is too narrow for all of them. Hidden columns show under
 * the open row. Once one is hidden, the status is next to the heading.
 * @param sorted the id of the column that decides the order
 * @param isOneLine rows of one line, whose heading has room for the button that opens the row
 */
export function hidingStyles(columns: Columns, sorted?: string, isOneLine = false) {
  const opener = openerWidth(isOneLine);
  const heading = headingOf(columns);
  const leaving = inHideOrder(columns, sorted);
  const moved = statusAfterHeading(columns);
  const roomOf = (column: Column<never>) => widthOf(column) + (column === heading ? opener : 0);
  let shown = columns;
  const least = leastWidth(columns, isOneLine);
  let needed = sumOf(columns, widthOf);
  /** The widths of the columns that still show, in their order. */
  const widths = (widthIn: (column: Column<never>) => string) =>
    moved && columnsOfRows(moved.filter((column) => shown.includes(column)).map(widthIn));

  const steps = leaving.map((column, index) => {
    const narrowerThan = needed;
    const [formerFirst] = shown;
    shown = shown.filter((other) => other !== column);
    needed = sumOf(shown, widthOf) + opener;
    const [first] = shown;
    return css`
      @container table (${least}rem <= inline-size < ${narrowerThan}rem) {
        tr > [data-column='${column.id}'] {
          display: none;
        }

        [data-part='rest'] > [data-rest='${column.id}'] {
          display: block;
        }

        ${index === 0 && openerStyles(heading, opener)}
        ${first && first !== formerFirst && firstStyles(first)}
        @media screen {
          ${index === 0 && moved && inOrderOf(moved)}
          ${widths((each) => (isOneLine && !isNamed(each) ? `${roomOf(each)}rem` : `minmax(0, ${roomOf(each)}fr)`))}
        }
      }
    `;
  });
  if (leaving.length === 0) return steps;
  return [
    ...steps,
    css`
      @container table (${least}rem <= inline-size < ${needed}rem) {
        ${wrappingStyles(columns)}
        @media screen {
          ${widths((each) => (isWrapping(each) ? 'minmax(0, 1fr)' : `${roomOf(each)}rem`))}
        }
      }
    `,
  ];
}
