import { css } from 'styled-components';
import { type Column, headingOf } from './Column.ts';
import { widthOf } from './cells.tsx';

/** The room that what opens a row takes in its heading, in rem. */
const opener = 2;

/** The order in which columns give way. */
function givingWay<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns
    .filter(({ givesWay }) => givesWay !== undefined)
    .toSorted((one, other) => (one.givesWay ?? 0) - (other.givesWay ?? 0));
}

/** The width that all columns need together, in rem. */
function neededWidth(columns: readonly Column<never>[]): number {
  return columns.reduce((sum, column) => sum + widthOf(column), 0);
}

/** Once all that may give way has done so, texts wrap in what is left rather than push others out. */
function wrappingStyles(columns: readonly Column<never>[], needed: number) {
  const texts = columns.filter(({ kind = 'text', givesWay }) => kind === 'text' && !givesWay);
  return css`
    @container table (inline-size < ${needed}rem) {
      ${texts.map(
        ({ id }) => css`
          thead tr > [data-column='${id}'] {
            inline-size: auto !important;
          }
        `,
      )}
    }
  `;
}

/**
 * Columns that leave a table which is narrower than they need, one by one, each as soon as those
 * before it did not make enough room; under the row, where it is open, they stand instead.
 */
export function giveWayStyles(columns: readonly Column<never>[]) {
  const heading = headingOf(columns);
  const leaving = givingWay(columns);
  let needed = neededWidth(columns);
  const steps = leaving.map((column, index) => {
    const narrowerThan = needed;
    needed -= widthOf(column);
    if (index === 0) needed += opener;
    return css`
      @container table (inline-size < ${narrowerThan}rem) {
        tr > [data-column='${column.id}'] {
          display: none;
        }

        [data-part='rest'] > [data-rest='${column.id}'] {
          display: block;
        }

        ${
          index === 0 &&
          css`
            thead tr > [data-column='${heading?.id}'] {
              inline-size: ${(heading ? widthOf(heading) : 0) + opener}rem !important;
            }

            [data-part='expander'] {
              display: inline-grid;
            }

            tr[data-detail='rest'] {
              display: table-row;
            }
          `
        }
      }
    `;
  });
  return leaving.length > 0 ? [...steps, wrappingStyles(columns, needed)] : steps;
}
