import { memo } from 'react';
import type { Column } from './Column.ts';
import { roles } from './roles.ts';

interface TableRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}

/** One row, a `tr`; below 768 px CSS lays the same cells out as a card. */
export const TableRow = memo(function TableRow<Row>({ columns, row }: TableRowProps<Row>) {
  return (
    <tr {...roles.row}>
      {columns.map((column) => {
        const isHeading = column.card === 'heading';
        const Cell = isHeading ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(isHeading ? roles.rowHeader : roles.cell)}
            data-label={column.header}
            data-card={column.card}
            data-align={column.align}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => React.ReactElement;
