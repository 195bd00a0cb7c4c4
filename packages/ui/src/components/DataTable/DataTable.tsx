import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { CardSort } from './sorting/CardSort.tsx';
import type { Column, Sort } from './Column.ts';
import { DataRow } from './DataRow.tsx';
import { TableFrame } from './DataTable.styles.ts';
import { giveWayStyles } from './giveWay.ts';
import { roles } from './roles.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableHead } from './TableHead.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import { useOverflow } from './useOverflow.ts';
import { useSortAnnouncement } from './sorting/useSortAnnouncement.ts';

/** How far the rows are: first load, newer rows on their way, there, or failed. */
export const tableStatuses = ['loading', 'refreshing', 'ready', 'error'] as const;
export type TableStatus = (typeof tableStatuses)[number];

export interface DataTableProps<Row extends object> {
  /** What the table holds, as a screen reader says it: 'Pending'. */
  readonly name: string;
  /** The columns that show, in their order; keep the list at module scope or memoized. */
  readonly columns: readonly Column<Row>[];
  /** The rows of this page, in the server's order. */
  readonly rows: readonly Row[];
  /** Names a row across pages and sorts: what was opened stays open. @default its place */
  readonly rowKey?: (row: Row, index: number) => string;
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
  /** How close the rows stand. @default 'comfortable' */
  readonly density?: 'comfortable' | 'compact';
  /** What the list can be sorted by, shown or not. @default columns */
  readonly sortColumns?: readonly Column<Row>[];
  /** What opens under a row. @default only what gave way opens, where something did */
  readonly detail?: ((row: Row) => ReactNode) | undefined;
  /** Names what opens: 'Requirements of NL0018O0142'. @default 'More of' and the row's key */
  readonly detailLabel?: ((row: Row) => string) | undefined;
  /** The sums of all rows, by column, under them. @default none */
  readonly totals?: Partial<Row> | undefined;
}

/** Columns from which on a table makes room with smaller type. */
const wideFrom = 8;

const noIntent = () => undefined;
const placeOf = (_row: object, index: number) => String(index);

/** A list that the server sorts and pages: a native `table`, and cards below 768 px. */
export function DataTable<Row extends object>({
  name,
  columns,
  rows,
  rowKey = placeOf,
  sort,
  onSort,
  onSortIntent = noIntent,
  status,
  error,
  empty,
  skeletonRows = 10,
  toolbar,
  footer,
  density,
  sortColumns = columns,
  detail,
  detailLabel,
  totals,
}: DataTableProps<Row>) {
  const { ref, overflows } = useOverflow();
  const narrow = useMemo(() => giveWayStyles(columns), [columns]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((key: string) => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }, []);
  const label = useCallback(
    (row: Row) => detailLabel?.(row) ?? `More of ${rowKey(row, rows.indexOf(row))}`,
    [detailLabel, rowKey, rows],
  );
  const waits = status === 'loading' || status === 'refreshing';
  const showsRows = status === 'ready' || status === 'refreshing';
  useSortAnnouncement(name, sortColumns, sort, waits);

  return (
    <TableFrame
      $narrow={narrow}
      data-status={status}
      data-density={density === 'compact' ? density : undefined}
      data-width={columns.length >= wideFrom ? 'wide' : undefined}
      data-opens={detail ? '' : undefined}
    >
      {toolbar && <div data-part="toolbar">{toolbar}</div>}
      <CardSort columns={sortColumns} sort={sort} onSort={onSort} />
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
          <TableHead columns={columns} sort={sort} onSort={onSort} onSortIntent={onSortIntent} />
          <tbody {...roles.rowGroup}>
            {status === 'loading' && <SkeletonRows rows={skeletonRows} columns={columns} />}
            {showsRows &&
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
                    label={label}
                    detail={detail}
                  />
                );
              })}
          </tbody>
          {showsRows && totals && <TotalsRow columns={columns} totals={totals} />}
        </table>
      </div>
      {status === 'error' && <div data-part="message">{error}</div>}
      {showsRows && rows.length === 0 && <div data-part="message">{empty}</div>}
      {footer && <div data-part="footer">{footer}</div>}
    </TableFrame>
  );
}
