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
  /** It cannot be chosen. @default false */
  readonly isDisabled?: boolean | undefined;
  /** A second line, read after the label. */
  readonly description?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** The content; without a `div`, which would make TalkBack read the list and not its rows. */
  readonly children: ReactNode;
}

/** No native element is an option of a list that renders only a part of itself. */
const optionRole = { role: 'option' } as const;

/** A row of a `Listbox`. */
export function ListboxRow(props: ListboxRowProps) {
  const { listId, row, rowCount, isActive, isChosen, isDisabled, description, style, children } =
    props;
  return (
    <div
      id={rowId(listId, row)}
      {...optionRole}
      data-row={row}
      data-active={isActive || undefined}
      aria-selected={isChosen}
      aria-disabled={isDisabled || undefined}
      aria-setsize={rowCount}
      aria-posinset={row + 1}
      style={style}
    >
      {children}
      {description && <small title={description}>{description}</small>}
    </div>
  );
}
