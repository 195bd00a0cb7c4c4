import { css } from 'styled-components';
import { token } from '../../../theme/token.ts';
import { type Column, headingOf } from '../Column.ts';

type Columns = readonly Column<never>[];

/** The columns with the status right after the heading; undefined where nothing has to move. */
export function statusAfterHeading(columns: Columns): Columns | undefined {
  const heading = headingOf(columns);
  const status = columns.find(({ kind }) => kind === 'status');
  if (!heading || !status) return undefined;
  const moved = columns.flatMap((column) => {
    if (column === status) return [];
    return column === heading ? [column, status] : [column];
  });
  return moved.some((column, index) => column !== columns[index]) ? moved : undefined;
}

/**
 * Rows whose cells are in another order than they are written: cells of a table cannot, those of a
 * grid can. Paper shows all columns in their own order.
 */
export const inOrderOf = (moved: Columns) => css`
  table,
  thead,
  tbody,
  tfoot,
  tr[data-detail][data-detail],
  tr[data-detail] > td {
    display: block;
  }

  thead {
    position: sticky;
    inset-block-start: var(--sticky-top, 0px);
    z-index: 2;
  }

  tr {
    display: grid;
  }

  tr:not([data-detail]) > * {
    align-content: center;
    block-size: auto;
    min-block-size: ${token('row-height')};
  }

  thead tr > [data-column] {
    inline-size: auto !important;
  }

  ${moved.map(
    ({ id }, index) => css`
      tr > [data-column='${id}'] {
        order: ${index};
      }
    `,
  )}
`;

/** How wide the columns are that show. */
export const columnsOfRows = (widths: readonly string[]) => css`
  tr:not([data-detail]) {
    grid-template-columns: ${widths.join(' ')};
  }
`;
