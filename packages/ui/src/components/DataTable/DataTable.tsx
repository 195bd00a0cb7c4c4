import type { ReactNode } from 'react';
import { useState } from 'react';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { CardSort } from '../SortableTable/CardSort.tsx';
import { HeaderCell } from '../SortableTable/HeaderCell.tsx';
import { roles } from '../SortableTable/roles.ts';
import { SkeletonRows } from '../SortableTable/SkeletonRows.tsx';
import type { SortableTableProps } from '../SortableTable/SortableTable.tsx';
import { useOverflow } from '../SortableTable/useOverflow.ts';
import { useServerSort } from '../SortableTable/useServerSort.ts';
import { useSortAnnouncement } from '../SortableTable/useSortAnnouncement.ts';
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

/** Columns from which on a table makes room with smaller type. */
const wideFrom = 8;
const noIntent = () => undefined;

/**
 * A `SortableTable` for those who work in it all day: rows that open, columns that the reader chooses
 * and orders, density, and a first column that stays in sight. Cards below 768 px.
 */
export function DataTable<Row extends object>({
  name,
  columns,
  view,
  rows,
  rowKey,
  detail,
  detailLabel = rowKey,
  sort,
  onSort,
  onSortIntent = noIntent,
  status,
  error,
  empty,
  skeletonRows = 10,
  toolbar,
  footer,
}: DataTableProps<Row>) {
  const shown = useShownColumns(columns, view);
  const table = useServerSort(shown, rows, sort, onSort);
  const { ref, overflows } = useOverflow();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const waits = status === 'loading' || status === 'refreshing';
  const showsRows = status === 'ready' || status === 'refreshing';
  useSortAnnouncement(name, columns, sort, waits);

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
    <DataFrame
      data-status={status}
      data-density={view.density === 'compact' ? 'compact' : undefined}
      data-width={shown.length >= wideFrom ? 'wide' : undefined}
    >
      {toolbar && <div data-part="toolbar">{toolbar}</div>}
      <CardSort columns={columns} sort={sort} onSort={onSort} />
      <ProgressBar active={waits} />
      <div
        ref={ref}
        data-part="scroller"
        data-overflows={overflows}
        onScroll={({ currentTarget }) => {
          currentTarget.dataset['scrolled'] = String(currentTarget.scrollLeft > 0);
        }}
        {...(overflows && {
          role: 'region',
          'aria-label': `${name}, scrolls sideways`,
          tabIndex: 0,
        })}
      >
        <table {...roles.table} aria-label={name} aria-busy={waits}>
          <colgroup>
            {shown.map(({ id, width, highlighted }) => (
              <col key={id} style={{ width }} data-highlighted={highlighted} />
            ))}
          </colgroup>
          <thead {...roles.rowGroup}>
            <tr {...roles.row}>
              {table.getFlatHeaders().map(({ id, column }, index) => (
                <HeaderCell
                  key={id}
                  header={shown[index]?.header ?? id}
                  align={shown[index]?.align}
                  sorting={
                    column.getCanSort()
                      ? {
                          direction: column.getIsSorted() || null,
                          onToggle: () => {
                            column.toggleSorting();
                          },
                          onIntent: () => {
                            const direction = column.getNextSortingOrder();
                            onSortIntent(direction ? { field: id, direction } : null);
                          },
                        }
                      : undefined
                  }
                />
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowGroup}>
            {status === 'loading' && <SkeletonRows rows={skeletonRows} cells={shown.length} />}
            {showsRows &&
              table
                .getRowModel()
                .rows.map(({ id, original }) => (
                  <DataRow
                    key={id}
                    columns={shown}
                    row={original}
                    expansion={expansionOf(original)}
                  />
                ))}
          </tbody>
        </table>
      </div>
      {status === 'error' && <div data-part="message">{error}</div>}
      {showsRows && rows.length === 0 && <div data-part="message">{empty}</div>}
      {footer && <div data-part="footer">{footer}</div>}
    </DataFrame>
  );
}
