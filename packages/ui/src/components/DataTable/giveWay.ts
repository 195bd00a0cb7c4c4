import { css } from 'styled-components';
import { token } from '../../theme/tokens.ts';
import { type Column, headingOf } from './Column.ts';
import { widthOf } from './cells.tsx';
import { columnsOfRows, inOrderOf, statusBeside } from './styles/statusBeside.ts';

/** The room that what opens a row takes in its heading, in rem. */
const opener = 2;

/**
 * The order in which columns are hidden when space runs out: the sorted one after all others, the
 * row's name never.
 */
export function givingWay<Row>(
  columns: readonly Column<Row>[],
  sorted?: string,
): readonly Column<Row>[] {
  const placeOf = ({ id, givesWay }: Column<Row>) => (id === sorted ? Infinity : (givesWay ?? 0));
  return columns
    .filter(({ givesWay, heading }) => givesWay && !heading)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The width that all columns need together, in rem. */
function neededWidth(columns: readonly Column<never>[]): number {
  return columns.reduce((sum, column) => sum + widthOf(column), 0);
}

/** A text that wraps in whatever is left. */
const isWrapping = ({ kind = 'text', givesWay }: Column<never>) => kind === 'text' && !givesWay;

/** What opens a row stands in its heading, as soon as something gave way. */
const openerStyles = (heading: Column<never> | undefined) => css`
  thead tr > [data-column='${heading?.id}'] {
    inline-size: ${heading && widthOf(heading) + opener}rem !important;
  }

  [data-part='expander'] {
    display: inline-grid;
  }

  tr[data-detail='rest'] {
    display: table-row;
  }
`;

/** The column that stands first once others have left keeps the table's edge. */
const firstStyles = ({ id }: Column<never>) => css`
  && tr > [data-column='${id}'][data-column]:not([data-sorts]),
  && tr > [data-column='${id}'][data-column] > button {
    padding-inline-start: ${token('space-16')};
  }
`;

/** Once all that may give way has done so, texts wrap in what is left rather than push others out. */
const wrappingStyles = (columns: readonly Column<never>[]) =>
  columns.filter(isWrapping).map(
    ({ id }) => css`
      thead tr > [data-column='${id}'] {
        inline-size: auto !important;
      }
    `,
  );

/**
 * Columns that leave a table which is narrower than they need, one by one, each as soon as those
 * before it did not make enough room; under the row, where it is open, they stand instead. What
 * stays of the table has its status beside its heading.
 * @param sorted the id of the column that decides the order
 */
export function giveWayStyles(columns: readonly Column<never>[], sorted?: string) {
  const heading = headingOf(columns);
  const leaving = givingWay(columns, sorted);
  const moved = statusBeside(columns);
  const roomOf = (column: Column<never>) => widthOf(column) + (column === heading ? opener : 0);
  let shown = columns;
  let needed = neededWidth(columns);
  /** The widths of the columns that still show, in the order in which they stand. */
  const widths = (widthIn: (column: Column<never>) => string) =>
    moved && columnsOfRows(moved.filter((column) => shown.includes(column)).map(widthIn));

  const steps = leaving.map((column, index) => {
    const narrowerThan = needed;
    const [formerFirst] = shown;
    shown = shown.filter((other) => other !== column);
    needed = neededWidth(shown) + opener;
    const [first] = shown;
    return css`
      @container table (inline-size < ${narrowerThan}rem) {
        tr > [data-column='${column.id}'] {
          display: none;
        }

        [data-part='rest'] > [data-rest='${column.id}'] {
          display: block;
        }

        ${index === 0 && openerStyles(heading)}
        ${first && first !== formerFirst && firstStyles(first)}
        @media screen {
          ${index === 0 && moved && inOrderOf(moved)}
          ${widths((each) => `minmax(0, ${roomOf(each)}fr)`)}
        }
      }
    `;
  });
  if (leaving.length === 0) return steps;
  return [
    ...steps,
    css`
      @container table (inline-size < ${needed}rem) {
        ${wrappingStyles(columns)}
        @media screen {
          ${widths((each) => (isWrapping(each) ? 'minmax(0, 1fr)' : `${roomOf(each)}rem`))}
        }
      }
    `,
  ];
}
