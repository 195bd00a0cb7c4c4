import { memo, type ReactNode, useId } from 'react';
import type { Column } from '../Column.ts';
import { DetailRow } from './DetailRow.tsx';
import { opener } from './opener.tsx';
import { roles } from '../roles.ts';
import { rowCells } from './rowCells.tsx';
import { type CellFormats, useCellFormats } from '../useCellFormats.ts';

export interface DataRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  /** Names the row to `onToggle`. */
  readonly rowKey: string;
  readonly isOpen: boolean;
  readonly onToggle: (rowKey: string) => void;
  /** Names the detail: 'Items of order A-1024'. */
  readonly label: string;
  /** The detail under the row, after the hidden columns. */
  readonly detail?: ((row: Row) => ReactNode) | undefined;
}

/** The line of a row, a `tr`; `id` is that of its detail. */
export function rowLine<Row>(
  { columns, row, rowKey, isOpen, onToggle, label }: DataRowProps<Row>,
  id: string,
  formats: CellFormats,
) {
  const before = opener('expander', label, {
    isOpen,
    onClick: () => onToggle(rowKey),
    controls: id,
  });
  return (
    <tr {...roles.row} data-expanded={isOpen || undefined}>
      {rowCells(columns, row, { before, formats })}
    </tr>
  );
}

/** One row with its detail; below 768 px CSS shows the same cells as a card. */
export const DataRow = memo(function DataRow<Row>(props: DataRowProps<Row>) {
  const { columns, row, isOpen, detail } = props;
  const id = useId();
  const formats = useCellFormats();
  return (
    <>
      {rowLine(props, id, formats)}
      {isOpen && (
        <DetailRow id={id} columns={columns} row={row}>
          {detail?.(row)}
        </DetailRow>
      )}
    </>
  );
}) as <Row>(props: DataRowProps<Row>) => React.ReactElement;
