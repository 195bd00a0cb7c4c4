import type { ComponentProps, MouseEvent } from 'react';

interface ListboxProps extends Omit<ComponentProps<'div'>, 'role' | 'onClick'> {
  /** Names the list. */
  readonly label: string;
  /** Several rows can be chosen. @default false */
  readonly takesMany?: boolean;
  readonly onTake: (row: number) => void;
  /** Called as the pointer moves over a row. */
  readonly onActivate?: (row: number) => void;
}

function rowAt({ target }: MouseEvent): number | undefined {
  const row = target instanceof Element ? target.closest('[data-row]') : null;
  return row ? Number(row.getAttribute('data-row')) : undefined;
}

/** The list of an input that keeps the focus: its rows are pressed, and never focused. */
export function Listbox({ label, takesMany, onTake, onActivate, ...native }: ListboxProps) {
  const onRow = (call: ((row: number) => void) | undefined) => (event: MouseEvent) => {
    const row = rowAt(event);
    if (row !== undefined) call?.(row);
  };
  const list = {
    role: 'listbox',
    'aria-label': label,
    'aria-multiselectable': takesMany || undefined,
    // A press in the list must not move the focus out of the input.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: onRow(onActivate),
    onClick: onRow(onTake),
  } as const;
  return <div {...native} {...list} tabIndex={-1} />;
}
