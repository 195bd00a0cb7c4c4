import type { ReactNode } from 'react';
import { DataRow } from './DataRow.tsx';
import { TableSurface, type TableSurfaceProps } from './TableSurface.tsx';
import { useOpened } from './useOpened.ts';

export interface DataTableProps<Row extends object> extends TableSurfaceProps<Row> {
  /** The rows of this page, in the server's order. */
  readonly rows: readonly Row[];
  /** Names a row across pages and sorts: what was opened stays open. @default its place */
  readonly rowKey?: ((row: Row, index: number) => string) | undefined;
  /** What opens under a row. @default only what gave way opens, where something did */
  readonly detail?: ((row: Row) => ReactNode) | undefined;
  /** Names what opens: 'Requirements of NL0018O0142'. @default 'More of' and the row's key */
  readonly detailLabel?: ((row: Row) => string) | undefined;
}

const placeOf = (_row: object, index: number) => String(index);

/**
 * A list that the server sorts and pages: a native `table`, and cards below 768 px. Rows that are all
 * at hand, nested or not, stand in a `TreeTable`.
 */
export function DataTable<Row extends object>({
  rows,
  rowKey = placeOf,
  detail,
  detailLabel,
  ...table
}: DataTableProps<Row>) {
  const { columns } = table;
  const { opened, toggle } = useOpened();
  return (
    <TableSurface
      {...table}
      opens={detail !== undefined}
      rows={() =>
        rows.map((row, index) => {
          const key = rowKey(row, index);
          return (
            <DataRow
              key={placeOf(row, index)}
              columns={columns}
              row={row}
              rowKey={key}
              isOpen={opened.has(key)}
              onToggle={toggle}
              // A text: a function of the caller's would be new with each change of the list.
              label={detailLabel?.(row) ?? `More of ${key}`}
              detail={detail}
            />
          );
        })
      }
    />
  );
}
