import type { ReactNode } from 'react';
import type { Column } from './Column.ts';
import { cardPlaceOf, cellOf, kindOf } from './cells.tsx';
import { roles } from './roles.ts';

/**
 * The cells of a row; what opens the row stands in its heading, before or after the name. Where
 * `label` says so they carry their column's name, for cards that show it.
 */
export function rowCells<Row>(
  columns: readonly Column<Row>[],
  row: Row,
  before: ReactNode,
  after?: ReactNode,
  label?: 'label',
): ReactNode {
  return columns.map((column) => {
    const Cell = column.heading ? 'th' : 'td';
    return (
      <Cell
        key={column.id}
        {...(column.heading ? roles.rowHeader : roles.cell)}
        data-column={column.id}
        data-card={cardPlaceOf(column)}
        data-align={kindOf(column).align}
        data-highlighted={column.highlighted}
        data-label={label || column.namedInCard ? column.header : undefined}
      >
        {column.heading && before}
        {cellOf(column, row)}
        {column.heading && after}
      </Cell>
    );
  });
}
