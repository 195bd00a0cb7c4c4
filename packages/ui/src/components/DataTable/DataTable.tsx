import { type ReactNode, useMemo, useState } from 'react';
import { dataTableWords } from '../../words/data.ts';
import { useWords } from '../../words/useWords.ts';
import { headingOf } from './Column.ts';
import { nameOf } from './rows/cellOf.tsx';
import { DataRow } from './rows/DataRow.tsx';
import { restOf } from './rows/RowRest.tsx';
import { TableSurface, type TableSurfaceProps } from './TableSurface.tsx';
import { useCellFormats } from './useCellFormats.ts';
import { useOpened } from './rows/opener.tsx';

export interface DataTableProps<Row extends object> extends TableSurfaceProps<Row> {
  /** The rows of this page, in the server's order. */
  readonly rows: readonly Row[];
  /**
   * Names a row across pages and sorts, so that open rows stay open, and what is typed into a cell stays
   * with its row: a table with fields in its cells needs it.
   * @default its position; other rows then have nothing open
   */
  readonly rowKey?: ((row: Row, index: number) => string) | undefined;
  /** The detail under a row. @default only the hidden columns, if there are any */
  readonly detail?: ((row: Row) => ReactNode) | undefined;
  /** Names the detail: 'Items of order A-1024'. @default 'More of' and the row's heading */
  readonly detailLabel?: ((row: Row) => string) | undefined;
  /**
   * Starts a selection with rows, such as in a `SelectionTable`: the box of a row was pressed, which shows under the
   * mouse and with the focus, or that of the page. Keep the function. @default the table has no boxes
   */
  readonly onSelect?: ((rows: readonly Row[]) => void) | undefined;
}

/** The default key of a row, which may name it: its position, counted from 1. */
const placeOf = (_row: object, index: number) => String(index + 1);

/** A unique key for each row: if two rows have the same key, the second one gets its position. */
function keysOf<Row>(rows: readonly Row[], rowKey: (row: Row, index: number) => string): string[] {
  const known = new Set<string>();
  return rows.map((row, index) => {
    const key = rowKey(row, index);
    const own = known.has(key) ? `${key} ${index}` : key;
    known.add(own);
    return own;
  });
}

const none: ReadonlySet<string> = new Set();

/** Which rows of a list are open. If positions are the keys, no row is open after new rows have loaded. */
function useOpenedRows(rows: readonly object[], arePlaced: boolean) {
  const state = useState(none);
  const [drawn, setDrawn] = useState(rows);
  if (arePlaced && (rows.length !== drawn.length || rows.some((row, at) => row !== drawn[at]))) {
    setDrawn(rows);
    state[1](none);
  }
  return useOpened(state);
}

/**
 * A list that the server sorts and pages: a native `table`, and cards below the breakpoint md. Rows that are all
 * loaded already, nested or not, belong in a `TreeTable`.
 *
 * - **Also called:** data grid, list view.
 * - **When to use it:** Orders, requests, payments. Rows become cards below the breakpoint md, and
 *   where the columns do not fit.
 * - **When not:** All rows are loaded, or rows are nested: `TreeTable`.
 * - **Do:** A column for each thing, with its kind: amounts line up, and each column can sort.
 * - **Don’t:** Two things in one cell, and amounts as text: no one can compare them.
 * - **Keys:**
 *   - Tab: Goes to the headers that sort, to what opens rows, to links and buttons in cells. Where
 *     the table is wider than its place, the region that scrolls is a stop too.
 *   - Enter, Space: On a header: sorts descending (a name and what is due, ascending), the other
 *     way, not at all. On what opens a row: opens and closes it.
 *   - Left, Right: On the region that scrolls: scrolls it.
 */
export function DataTable<Row extends object>({
  rows,
  rowKey,
  detail,
  detailLabel,
  onSelect,
  ...table
}: DataTableProps<Row>) {
  const words = useWords('DataTable', dataTableWords);
  const { columns } = table;
  const formats = useCellFormats();
  const heading = headingOf(columns);
  const { opened, toggle } = useOpenedRows(rows, !rowKey);
  const keys = keysOf(rows, rowKey ?? placeOf);
  const selectRow = useMemo(() => onSelect && ((row: Row) => onSelect([row])), [onSelect]);
  const opens = detail ? 'always' : restOf(columns).length > 0 ? 'narrow' : undefined;
  return (
    <TableSurface
      {...table}
      opens={opens}
      onSelectPage={onSelect && (() => onSelect(rows))}
      rows={() =>
        rows.map((row, index) => {
          const key = keys[index] ?? placeOf(row, index);
          return (
            <DataRow
              key={key}
              columns={columns}
              row={row}
              rowKey={key}
              opens={opens !== undefined}
              isOpen={opened.has(key)}
              onToggle={toggle}
              onSelect={selectRow}
              // A text: a function of the caller's would be new with each change of the list.
              label={
                detailLabel?.(row) ??
                words.moreOf((heading && nameOf(heading, row, formats)) ?? key)
              }
              detail={detail}
            />
          );
        })
      }
    />
  );
}
