import { cardPlaceOf, widthOf } from '../rows/cellOf.tsx';
import type { Column } from '../Column.ts';

/** A column that stays in sight: how far from the edge, in rem, and whether it is next to those that scroll. */
export interface PinnedColumn {
  readonly id: string;
  readonly edge: 'start' | 'end';
  readonly offset: number;
  readonly isInner: boolean;
}

type Columns = readonly Column<never>[];

/** One edge's columns, the outermost first. */
function offsetsOf(pinned: Columns, edge: PinnedColumn['edge']): readonly PinnedColumn[] {
  let offset = 0;
  return pinned.map((column, index) => {
    const at = offset;
    offset += widthOf(column);
    return { id: column.id, edge, offset: at, isInner: index === pinned.length - 1 };
  });
}

/**
 * The columns that stay in sight in a table that scrolls sideways: the first one and those with actions, as in
 * every table, and those that are pinned, each after the ones before it.
 */
export function pinnedOffsets(columns: Columns): readonly PinnedColumn[] {
  const start = columns.filter((column, index) => index === 0 || column.pinned === 'start');
  const end = columns.filter(
    (column, index) =>
      index > 0 &&
      (column.pinned === 'end' ||
        (column.pinned === undefined && cardPlaceOf(column) === 'action')),
  );
  return [...offsetsOf(start, 'start'), ...offsetsOf(end.toReversed(), 'end')];
}
