import type { ReactNode } from 'react';
import type { Column } from '../Column.ts';
import { RowRest } from './RowRest.tsx';
import { roles } from '../roles.ts';

interface DetailRowProps<Row> {
  readonly id: string;
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  /** The detail, after the hidden columns. */
  readonly children?: ReactNode;
}

/** The open detail of a row, a `tr` of one cell. */
export function DetailRow<Row>({ id, columns, row, children }: DetailRowProps<Row>) {
  return (
    <tr {...roles.row} id={id} data-detail={children ? 'own' : 'rest'}>
      <td {...roles.cell} aria-colspan={columns.length + 1}>
        <div>
          <RowRest columns={columns} row={row} />
          {children}
        </div>
      </td>
    </tr>
  );
}
