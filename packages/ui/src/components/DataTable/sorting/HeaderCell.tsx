import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Column, Sort } from '../Column.ts';
import { cardPlaceOf, kindOf } from '../cellOf.tsx';
import { roles } from '../roles.ts';
import { ariaSort } from './sortAnnouncement.ts';

interface HeaderCellProps {
  readonly column: Column<never>;
  readonly width: string;
  /** Undefined in a column that does not sort. */
  readonly sorting?: HeaderSorting | undefined;
}

interface HeaderSorting {
  readonly direction: Sort['direction'] | null;
  readonly onToggle: () => void;
  readonly onIntent: () => void;
}

const looks = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const;
const arrows = {
  asc: <ArrowUp {...looks} />,
  desc: <ArrowDown {...looks} />,
  none: <ArrowUpDown {...looks} />,
} as const;

/** A column's header, a `th`; where the column sorts, a button fills it. */
export function HeaderCell({ column, width, sorting }: HeaderCellProps) {
  const { id, header, highlighted } = column;
  const cell = {
    ...roles.columnHeader,
    style: { inlineSize: width },
    'data-column': id,
    'data-align': kindOf(column).align,
    'data-highlighted': highlighted,
    'data-acts': cardPlaceOf(column) === 'action' || undefined,
  };
  if (!sorting) return <th {...cell}>{header}</th>;
  const { direction, onToggle, onIntent } = sorting;
  return (
    <th {...cell} data-sorts aria-sort={direction ? ariaSort(direction) : undefined}>
      <button type="button" onClick={onToggle} onPointerEnter={onIntent} onFocus={onIntent}>
        {header}
        {arrows[direction ?? 'none']}
      </button>
    </th>
  );
}
