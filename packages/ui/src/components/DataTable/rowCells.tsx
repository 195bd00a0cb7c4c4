import type { ReactNode } from 'react';
import type { Column } from './Column.ts';
import { cardPlaceOf, cellOf, kindOf } from './cells.tsx';
import { roles } from './roles.ts';

interface InHeading {
  /** What stands before the name. */
  readonly before: ReactNode;
  /** What stands after it. */
  readonly after?: ReactNode;
  /** Cells carry their column's name, for cards that say it. */
  readonly labelled?: boolean;
}

/** The cells of a row; what opens the row stands in its heading. */
export function rowCells<Row>(
  columns: readonly Column<Row>[],
  row: Row,
  { before, after, labelled }: InHeading,
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
        data-label={labelled && column.header}
      >
        {column.heading && before}
        {cellOf(column, row)}
        {column.heading && after}
      </Cell>
    );
  });
}
