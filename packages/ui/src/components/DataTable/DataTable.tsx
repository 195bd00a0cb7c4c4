import { type ReactNode, useState } from 'react';
import { SortableTable, type SortableTableProps } from '../SortableTable/SortableTable.tsx';
import type { DataColumn } from './DataColumn.ts';
import { DataRow } from './DataRow.tsx';
import { DataFrame } from './DataTable.styles.ts';
import type { TableView } from './tableView.ts';
import { useShownColumns } from './useShownColumns.ts';

export interface DataTableProps<Row extends object> extends SortableTableProps<Row> {
  /** All columns; keep the list at module scope. */
  readonly columns: readonly DataColumn<Row>[];
  /** Which of them show, in which order, and how close the rows stand. */
  readonly view: TableView;
  /** Names a row across pages and sorts: what was opened stays open. */
  readonly rowKey: (row: Row) => string;
  /** What opens under a row. @default nothing, and rows do not open */
  readonly detail?: (row: Row) => ReactNode;
  /** Names what opens: 'Requirements of NL0018O0142'. */
  readonly detailLabel?: (row: Row) => string;
}

/**
 * A `SortableTable` for those who work in it all day: rows that open, columns that the reader chooses
 * and orders, density, and a first column that stays in sight. Cards below 768 px.
 */
export function DataTable<Row extends object>({
  columns,
  view,
  rowKey,
  detail,
  detailLabel = rowKey,
  ...list
}: DataTableProps<Row>) {
  const shown = useShownColumns(columns, view);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  const toggle = (key: string) => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  };
  const expansionOf = (row: Row) =>
    detail && {
      label: detailLabel(row),
      isOpen: opened.has(rowKey(row)),
      onToggle: () => toggle(rowKey(row)),
      content: () => detail(row),
    };

  return (
    <SortableTable
      {...list}
      frame={DataFrame}
      density={view.density === 'compact' ? 'compact' : undefined}
      columns={shown}
      sortColumns={columns}
      onScroll={({ currentTarget }) => {
        currentTarget.dataset['scrolled'] = String(currentTarget.scrollLeft > 0);
      }}
      renderRow={(row, key) => (
        <DataRow key={key} columns={shown} row={row} expansion={expansionOf(row)} />
      )}
    />
  );
}
