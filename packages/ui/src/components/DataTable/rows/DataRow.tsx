import { memo, type ReactNode, useId } from 'react';
import type { Column } from '../Column.ts';
import { DetailRow } from './DetailRow.tsx';
import { opener } from './opener.tsx';
import { roles } from '../roles.ts';
import { rowCells } from './rowCells.tsx';
import { useCellFormats } from '../useCellFormats.ts';

interface DataRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  /** Names the row to `onToggle`. */
  readonly rowKey: string;
  /** It may have something to open: it begins with the button for it. */
  readonly opens: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (rowKey: string) => void;
  /** Names the detail: 'Items of order A-1024'. */
  readonly label: string;
  /** The detail under the row, after the hidden columns. */
  readonly detail?: ((row: Row) => ReactNode) | undefined;
}

/** One row with its detail; below 768 px CSS shows the same cells as a card. */
export const DataRow = memo(function DataRow<Row>({
  columns,
  row,
  rowKey,
  opens,
  isOpen,
  onToggle,
  label,
  detail,
}: DataRowProps<Row>) {
  const id = useId();
  const formats = useCellFormats();
  return (
    <>
      <tr {...roles.row} data-expanded={isOpen || undefined}>
        {opens && (
          <td {...roles.cell} data-column="open">
            {opener('expander', label, {
              isOpen,
              onClick: () => onToggle(rowKey),
              controls: id,
            })}
          </td>
        )}
        {rowCells(columns, row, { formats })}
      </tr>
      {isOpen && (
        <DetailRow id={id} columns={columns} row={row}>
          {detail?.(row)}
        </DetailRow>
      )}
    </>
  );
}) as <Row>(props: DataRowProps<Row>) => React.ReactElement;
