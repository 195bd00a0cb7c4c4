import type { ReactNode, UIEventHandler } from 'react';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { CardSort } from './CardSort.tsx';
import type { Column, Sort } from './Column.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { roles } from './roles.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableFrame } from './SortableTable.styles.ts';
import { TableRow } from './TableRow.tsx';
import { useOverflow } from './useOverflow.ts';
import { useServerSort } from './useServerSort.ts';
import { useSortAnnouncement } from './useSortAnnouncement.ts';

/** How far the rows are: first load, newer rows on their way, there, or failed. */
export const tableStatuses = ['loading', 'refreshing', 'ready', 'error'] as const;
export type TableStatus = (typeof tableStatuses)[number];

export interface SortableTableProps<Row extends object> {
  /** What the table holds, as a screen reader says it: 'Pending'. */
  readonly name: string;
  /** Columns in their order; keep the list at module scope. */
  readonly columns: readonly Column<Row>[];
  /** The rows of this page, in the server's order. */
  readonly rows: readonly Row[];
  readonly sort: Sort | null;
  /** A header was pressed: none → descending → ascending → none [S4]. */
  readonly onSort: (next: Sort | null) => void;
  /** A header is pointed at or focused: the sort that a press would ask for. */
  readonly onSortIntent?: (next: Sort | null) => void;
  /** `refreshing` keeps the old rows, dimmed, under a thin bar (decisions, 2). */
  readonly status: TableStatus;
  /** Stands in for the rows when `status` is `error`: what failed, and 'Try again'. */
  readonly error?: ReactNode;
  /** Stands in for the rows when there are none: no data, or no matches and which filters are on. */
  readonly empty?: ReactNode;
  /** Rows to draw while the first answer is on its way. @default 10 */
  readonly skeletonRows?: number;
  /** Over the header: the filter bar. */
  readonly toolbar?: ReactNode;
  /** Under the rows: the pagination. */
  readonly footer?: ReactNode;
}

/** What a table that is built on this one gives. */
export interface BuiltTableProps<Row extends object> extends SortableTableProps<Row> {
  /** What holds the table, and styles it. */
  readonly frame?: typeof TableFrame;
  readonly density?: 'compact' | undefined;
  /** What the list can be sorted by, shown or not. @default columns */
  readonly sortColumns?: readonly Column<Row>[];
  /** The table was moved sideways. */
  readonly onScroll?: UIEventHandler<HTMLDivElement>;
  /** A row as `tr`. @default its cells */
  readonly renderRow?: (row: Row, key: string) => ReactNode;
}

/** Columns from which on a table makes room with smaller type. */
const wideFrom = 8;

const noIntent = () => undefined;

/** A list that the server sorts and pages: a native `table`, and cards below 768 px. */
export function SortableTable<Row extends object>({
  name,
  columns,
  rows,
  sort,
  onSort,
  onSortIntent = noIntent,
  status,
  error,
  empty,
  skeletonRows = 10,
  toolbar,
  footer,
  frame: Frame = TableFrame,
  density,
  sortColumns = columns,
  onScroll,
  renderRow,
}: BuiltTableProps<Row>) {
  const table = useServerSort(columns, rows, sort, onSort);
  const { ref, overflows } = useOverflow();
  const waits = status === 'loading' || status === 'refreshing';
  const showsRows = status === 'ready' || status === 'refreshing';
  useSortAnnouncement(name, sortColumns, sort, waits);

  return (
    <Frame
      data-status={status}
      data-density={density}
      data-width={columns.length >= wideFrom ? 'wide' : undefined}
    >
      {toolbar && <div data-part="toolbar">{toolbar}</div>}
      <CardSort columns={sortColumns} sort={sort} onSort={onSort} />
      <ProgressBar active={waits} />
      <div
        ref={ref}
        data-part="scroller"
        data-overflows={overflows}
        onScroll={onScroll}
        {...(overflows && {
          role: 'region',
          'aria-label': `${name}, scrolls sideways`,
          tabIndex: 0,
        })}
      >
        <table {...roles.table} aria-label={name} aria-busy={waits}>
          <colgroup>
            {columns.map(({ id, width, highlighted }) => (
              <col key={id} style={{ width }} data-highlighted={highlighted} />
            ))}
          </colgroup>
          <thead {...roles.rowGroup}>
            <tr {...roles.row}>
              {table.getFlatHeaders().map(({ id, column }, index) => (
                <HeaderCell
                  key={id}
                  header={columns[index]?.header ?? id}
                  align={columns[index]?.align}
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
            {status === 'loading' && <SkeletonRows rows={skeletonRows} cells={columns.length} />}
            {showsRows &&
              table
                .getRowModel()
                .rows.map(({ id, original }) =>
                  renderRow ? (
                    renderRow(original, id)
                  ) : (
                    <TableRow key={id} columns={columns} row={original} />
                  ),
                )}
          </tbody>
        </table>
      </div>
      {status === 'error' && <div data-part="message">{error}</div>}
      {showsRows && rows.length === 0 && <div data-part="message">{empty}</div>}
      {footer && <div data-part="footer">{footer}</div>}
    </Frame>
  );
}
