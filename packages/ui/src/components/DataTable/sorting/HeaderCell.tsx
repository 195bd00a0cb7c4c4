import { useEffect, useEffectEvent, useRef } from 'react';
import type { Column, Sort } from '../Column.ts';
import { cardPlaceOf, kindOf } from '../rows/cellOf.tsx';
import { roles } from '../roles.ts';
import { Drawing } from '../../Drawing/Drawing.tsx';
import { arrowDown, arrowUp, arrowUpDown } from '../../Drawing/drawings.ts';

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

const ariaDirections = { asc: 'ascending', desc: 'descending' } as const;

const iconProps = { size: '1em', strokeWidth: 2 } as const;
const arrows = {
  asc: <Drawing of={arrowUp} {...iconProps} />,
  desc: <Drawing of={arrowDown} {...iconProps} />,
  none: <Drawing of={arrowUpDown} {...iconProps} />,
} as const;

/** A column's header, a `th`; where the column sorts, a button fills it. */
export function HeaderCell({ column, width, sorting }: HeaderCellProps) {
  const { id, header, head = header, highlighted } = column;
  const cell = {
    ...roles.columnHeader,
    style: { inlineSize: width },
    'data-column': id,
    'data-align': kindOf(column).align,
    'data-highlighted': highlighted,
    'data-acts': cardPlaceOf(column) === 'action' || undefined,
  };
  if (!sorting) return <th {...cell}>{head}</th>;
  const { direction } = sorting;
  return (
    <th {...cell} data-sorts aria-sort={direction ? ariaDirections[direction] : undefined}>
      <SortButton {...sorting}>{header}</SortButton>
    </th>
  );
}

/** Sorts by a column. If the pointer or the focus stays on it after a press, the next press is likely too. */
function SortButton({
  direction,
  onToggle,
  onIntent,
  children,
}: HeaderSorting & { readonly children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef(direction);
  const onStay = useEffectEvent(() => {
    if (button.current?.matches(':hover, :focus-visible')) onIntent();
  });
  useEffect(() => {
    if (shown.current === direction) return undefined;
    shown.current = direction;
    // After the paint of this sort.
    const timer = setTimeout(() => onStay(), 50);
    return () => clearTimeout(timer);
  }, [direction]);
  return (
    <button
      ref={button}
      type="button"
      onClick={onToggle}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
      {arrows[direction ?? 'none']}
    </button>
  );
}
