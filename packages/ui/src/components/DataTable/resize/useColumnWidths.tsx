import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { cardPlaceOf, widthOf } from '../rows/cellOf.tsx';
import type { Column } from '../Column.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import type { ColumnWidths } from './resizedWidths.ts';

export type { ColumnWidths } from './resizedWidths.ts';

export interface WidthOptions {
  /** The widths that the reader chose, by column, in rem, where the owner keeps them. @default the hook keeps them */
  readonly columnWidths?: ColumnWidths | undefined;
  /** Called with all widths once the reader has changed one: the time to store them. */
  readonly onColumnWidths?: ((widths: ColumnWidths) => void) | undefined;
  /** The widths at first. @default those of the columns */
  readonly defaultColumnWidths?: ColumnWidths | undefined;
  /** No column becomes narrower, in rem. @default 4 */
  readonly min?: number | undefined;
  /** No column becomes wider, in rem. @default 40 */
  readonly max?: number | undefined;
}

const noWidths: ColumnWidths = {};

/**
 * Columns that a reader can resize: `<DataTable {...useColumnWidths(columns)} />`. Once a width is set, no
 * column is hidden for want of room, and a table wider than its place scrolls. Cards have no widths.
 */
export function useColumnWidths<Row extends object>(
  columns: readonly Column<Row>[],
  {
    columnWidths,
    onColumnWidths,
    defaultColumnWidths = noWidths,
    min = 4,
    max = 40,
  }: WidthOptions = {},
) {
  const [own, setOwn] = useState(defaultColumnWidths);
  const [isSizing, setIsSizing] = useState(false);
  const widths = columnWidths ?? own;
  const isSized = isSizing || Object.keys(widths).length > 0;
  const sized = useMemo(
    () =>
      isSized
        ? columns.map((column) => ({
            ...column,
            hideOrder: undefined,
            width: widths[column.id] ?? column.width,
          }))
        : columns,
    [columns, widths, isSized],
  );
  const limits = useMemo(() => ({ min, max }), [min, max]);
  const onEnd = useCallback(
    (next: ColumnWidths | undefined) => {
      setIsSizing(false);
      if (!next) return;
      setOwn(next);
      onColumnWidths?.(next);
    },
    [onColumnWidths],
  );
  const headerEnd = useCallback(
    (column: Column<never>) => (
      <ResizeHandle
        id={column.id}
        header={column.header}
        width={widthOf(column)}
        limits={limits}
        staysAtEnd={cardPlaceOf(column) === 'action'}
        onBegin={() => flushSync(() => setIsSizing(true))}
        onEnd={onEnd}
      />
    ),
    [limits, onEnd],
  );
  return { columns: sized, headerEnd };
}
