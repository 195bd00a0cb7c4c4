import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { announce } from '../Announcer/announce.ts';
import { valueOf } from '../DataTable/cellOf.tsx';
import { type Column, headingOf } from '../DataTable/Column.ts';
import { asText } from '../DataTable/columnKinds.tsx';
import { leastWidth } from '../DataTable/widths/hidingStyles.ts';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { PageCheckbox } from './PageCheckbox.tsx';
import { RowCheckbox, RowSelection } from './RowCheckbox.tsx';
import { SelectionBar, selectedText } from './SelectionBar.tsx';
import { SelectionFrame } from './SelectionTable.styles.ts';
import { countElsewhere, type SelectedKeys, keysBetween, withKeys } from './SelectedKeys.ts';

/** The pair of a `useState` with the keys of the rows that are selected, on all pages. */
export type Selection = readonly [
  selected: SelectedKeys,
  onSelect: (selected: SelectedKeys) => void,
];

export interface SelectionTableProps<Row extends object> extends Omit<
  DataTableProps<Row>,
  'rowKey'
> {
  /** Names a row across pages; keep the function at module scope or memoized. */
  readonly rowKey: (row: Row) => string;
  readonly selection: Selection;
  /** The buttons for the selected rows: small, the most frequent first. */
  readonly actions: ReactNode;
  /**
   * How many of the selected rows are in no page of the list any longer: they do not match the filters.
   * @default 0
   */
  readonly lacking?: number | undefined;
  /** Buttons next to the box of the page: select the rows of all pages. */
  readonly tools?: ReactNode;
}

/** The column of the boxes, which name their rows as the heading does. */
function boxes<Row>(columns: readonly Column<Row>[], rowKey: (row: Row) => string): Column<Row> {
  const heading = headingOf(columns);
  const nameOf = (row: Row) => asText((heading && valueOf(heading, row)) ?? rowKey(row));
  return {
    id: 'select',
    header: 'Select',
    kind: 'id',
    width: 3,
    card: 'lead',
    cell: (row) => <RowCheckbox rowKey={rowKey(row)} label={`Select ${nameOf(row)}`} />,
  };
}

/** A press on a box draws no row: with 10,000 selected rows it would be slow. */
const Rows = memo(DataTable) as typeof DataTable;

/**
 * A list whose rows can be selected, for actions on many at once: a `DataTable` with a box in
 * each row, one for the page, and a bar of actions that appears with the first selected row. A press
 * with Shift selects all rows from the one before.
 */
export function SelectionTable<Row extends object>({
  columns,
  rows,
  rowKey,
  selection: [selected, onSelect],
  actions,
  lacking = 0,
  tools,
  toolbar,
  footer,
  ...table
}: SelectionTableProps<Row>) {
  const before = useRef<string>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);

  const select = useCallback(
    (next: SelectedKeys) => {
      onSelect(next);
      announce(
        next.size > 0
          ? selectedText(next.size, countElsewhere(next, keys), lacking)
          : 'Nothing selected',
        'selection',
      );
    },
    [keys, lacking, onSelect],
  );
  const context = useMemo(
    () => ({
      selected,
      onToggle: (key: string, isIn: boolean, isRange: boolean) => {
        const pressed = isRange ? keysBetween(keys, before.current, key) : [key];
        before.current = key;
        select(withKeys(selected, pressed, isIn));
      },
      onTogglePage: (isIn: boolean) => select(withKeys(selected, keys, isIn)),
    }),
    [selected, keys, select],
  );
  const withBoxes = useMemo(() => [boxes(columns, rowKey), ...columns], [columns, rowKey]);

  const head = useMemo(
    () => (
      <div data-part="selecting">
        {toolbar}
        <div data-part="all">
          <PageCheckbox keys={keys} />
          {tools}
        </div>
      </div>
    ),
    [toolbar, tools, keys],
  );

  return (
    <RowSelection value={context}>
      <SelectionFrame ref={frame} $least={leastWidth(withBoxes)}>
        <Rows
          {...table}
          columns={withBoxes}
          rows={rows}
          rowKey={rowKey}
          toolbar={head}
          footer={footer}
        />
        {selected.size > 0 && (
          <SelectionBar
            count={selected.size}
            elsewhere={countElsewhere(selected, keys)}
            lacking={lacking}
            actions={actions}
            onClear={() => {
              select(new Set());
              // The button goes with the bar; the box of the page stays.
              frame.current?.querySelector<HTMLElement>('[data-part="all"] input')?.focus();
            }}
          />
        )}
      </SelectionFrame>
    </RowSelection>
  );
}
