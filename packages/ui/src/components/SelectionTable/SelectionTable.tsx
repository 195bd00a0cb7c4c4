import {
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { formatCount } from '@agent-portal/format';
import { selectionTableWords } from '../../words/tables.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { splitRoot } from '../rootProps/splitRoot.ts';
import { announce } from '../Announcer/announce.ts';
import { valueOf } from '../DataTable/rows/cellOf.tsx';
import { type Column, headingOf } from '../DataTable/Column.ts';
import { asText } from '../DataTable/columnKinds.tsx';
import { leastWidth } from '../DataTable/widths/hidingStyles.ts';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import {
  RowSelection,
  type SelectedKeys,
  type Selection,
  useRowSelection,
} from './useRowSelection.ts';
import { PageCheckbox } from './PageCheckbox.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SelectionFrame } from './SelectionTable.styles.ts';
import { selectedText } from './selectedText.ts';

export interface SelectionTableProps<Row extends object> extends Omit<
  DataTableProps<Row>,
  'rowKey'
> {
  /** Names a row across pages; keep the function at module scope or memoized. */
  readonly rowKey: (row: Row) => string;
  /** The keys of the selected rows, and their setter, as `useState` returns them. */
  readonly selection: Selection;
  /** The buttons for the selected rows: small, the most frequent first. */
  readonly actions: ReactNode;
  /**
   * The number of selected rows that no longer match the filters of the list.
   * @default 0
   */
  readonly lacking?: number | undefined;
  /** Buttons next to the count: select the rows of all pages. */
  readonly tools?: ReactNode;
  /** Called when the user presses 'Clear selection', before no row is selected. */
  readonly onClear?: (() => void) | undefined;
}

/** The column of the boxes, which name their rows as the heading does. */
function boxes<Row>(
  columns: readonly Column<Row>[],
  rowKey: (row: Row) => string,
  words: typeof selectionTableWords,
): Column<Row> {
  const heading = headingOf(columns);
  const nameOf = (row: Row) => asText((heading && valueOf(heading, row)) ?? rowKey(row));
  return {
    id: 'select',
    header: words.column,
    head: <PageCheckbox />,
    kind: 'id',
    // If rows are not cards, it replaces the button that opens them, so that no column moves.
    width: 0,
    card: 'lead',
    cell: (row) => <RowCheckbox rowKey={rowKey(row)} label={words.selectRow(nameOf(row))} />,
  };
}

/** Focuses the box of the page in the head, or the first box where rows are cards. */
export const focusPageBox = (frame: HTMLElement | null) =>
  [...(frame?.querySelectorAll<HTMLElement>('table [data-column="select"] input') ?? [])]
    .find((box) => box.checkVisibility())
    ?.focus();

/** A press on a box renders no row: with 10,000 selected rows it would be slow. */
const Rows = memo(DataTable) as typeof DataTable;

/**
 * A list whose rows can be selected, for actions on many at once: a `DataTable` with a box in
 * each row, one for the page, and a bar of actions that appears with the first selected row. A press
 * with Shift selects all rows from the one before.
 *
 * - **Also called:** bulk actions, row selection.
 * - **When to use it:** Requirements to watch, notices to mark as read. The bar of actions comes
 *   with the first row.
 * - **When not:** Rows are opened one by one, and nothing is done with many: `DataTable`.
 * - **Keys:**
 *   - Space: On a box: selects the row, or clears it; on that of the page, all rows of it.
 *   - Shift + Space, Shift + click: Selects all rows from the one before.
 *   - Enter: On an action of the bar: does it with all that are selected.
 */
export function SelectionTable<Row extends object>({
  columns,
  rows,
  rowKey,
  selection: [selected, onSelect],
  actions,
  lacking = 0,
  tools,
  onClear,
  ref,
  ...props
}: SelectionTableProps<Row>) {
  const words = useWords('SelectionTable', selectionTableWords);
  const shown = useFormat('count', formatCount);
  const { root, rest: table } = splitRoot(props);
  const pressedRow = useRef<Element>(null);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => frame.current);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);

  const select = useCallback(
    (next: SelectedKeys) => {
      onSelect(next);
      announce(selectedText(next, { keys, lacking }, words, shown), 'selection');
    },
    [keys, lacking, onSelect, words, shown],
  );
  const selection = useRowSelection(keys, [selected, select], table.status === 'stale');
  const withBoxes = useMemo(
    () => [boxes(columns, rowKey, words), ...columns],
    [columns, rowKey, words],
  );

  return (
    <RowSelection value={selection}>
      <SelectionFrame
        {...root}
        ref={frame}
        $least={leastWidth(withBoxes)}
        onChangeCapture={({ target }) => {
          pressedRow.current = target instanceof Element ? target.closest('tr') : null;
        }}
      >
        <Rows {...table} columns={withBoxes} rows={rows} rowKey={rowKey} />
        {selected.size > 0 && (
          <SelectionBar
            text={selectedText(selected, { keys, lacking }, words, shown)}
            actions={
              <>
                {tools}
                {actions}
              </>
            }
            pressedRow={pressedRow}
            onClear={() => {
              onClear?.();
              selection.resetRowSelection(true);
              // The button disappears with the bar. The box of the page stays.
              focusPageBox(frame.current);
            }}
          />
        )}
      </SelectionFrame>
    </RowSelection>
  );
}

interface RowCheckboxProps {
  readonly rowKey: string;
  /** The accessible name: 'Select A-1024'. */
  readonly label: string;
}

/** The box that selects a row, a native checkbox with a larger target. It marks its row, which is not drawn again. */
function RowCheckbox({ rowKey, label }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const row = useContext(RowSelection).getRow(rowKey);
  const isIn = row.getIsSelected();
  useLayoutEffect(() => {
    box.current?.closest('tr')?.toggleAttribute('data-selected', isIn);
  }, [isIn]);
  return (
    <label data-part="select">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isIn}
        onChange={(event) => row.getToggleSelectedHandler()(event)}
      />
    </label>
  );
}
