import type { CSSProperties, ReactNode } from 'react';
import { rowId } from './useListKeys.ts';

interface ListboxRowProps {
  readonly listId: string;
  /** Counted from 0 over all rows of the list. */
  readonly row: number;
  readonly rowCount: number;
  /** The keys are on it. */
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly style?: CSSProperties | undefined;
  /** The content; without a `div`, which would make TalkBack read the list and not its rows. */
  readonly children: ReactNode;
}

/** No native element is an option of a list that draws only a part of itself. */
const optionRole = { role: 'option' } as const;

/** A row of a `Listbox`. */
export function ListboxRow(props: ListboxRowProps) {
  const { listId, row, rowCount, isActive, isChosen, style, children } = props;
  return (
    <div
      id={rowId(listId, row)}
      {...optionRole}
      data-row={row}
      data-active={isActive || undefined}
      aria-selected={isChosen}
      aria-setsize={rowCount}
      aria-posinset={row + 1}
      style={style}
    >
      {children}
    </div>
  );
}
