import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { isComposing } from '../Field/isComposing.ts';

/** No row is active: keys move the caret. */
const none = -1;

/** The visible rows of a list, and the step of the Page keys. */
export const pageRows = 8;

interface ListKeysOptions {
  /** Rows in the list, in the order of the arrow keys. */
  readonly rowCount: number;
  /** When other rows replace these, none is active. @default the place in the list stays active */
  readonly rows?: unknown;
  /** Enter on a row. */
  readonly onTake: (row: number) => void;
  /** Enter, with the active row or none, instead of `onTake`; with it Enter also counts while the list is empty. */
  readonly onEnter?: ((row: number | undefined) => void) | undefined;
  /** Escape on a closed list. Returns whether there was something to clear. */
  readonly onEscapeClosed?: () => boolean;
  /**
   * The list is always open, and Enter chooses its first row unless another is active;
   * the surface around it closes. @default false
   */
  readonly isAlwaysOpen?: boolean;
}

/** The row that a key moves to; at an end single steps wrap, and pages stop. */
function nextRow(key: string, active: number, rowCount: number): number | undefined {
  const last = rowCount - 1;
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1;
  if (key === 'PageDown') return Math.min(last, Math.max(active, 0) + pageRows);
  if (key === 'PageUp') return Math.max(0, active - pageRows);
  return undefined;
}

/**
 * Keys and ARIA of an input with a list (APG combobox): the focus stays in the input; Down and Up open and move,
 * Page Down and Page Up go eight rows, Alt+Down opens only, Enter takes, Escape closes and then clears, Home and
 * End move the caret.
 */
export function useListKeys(options: ListKeysOptions) {
  const { rowCount, rows, onTake, onEnter, onEscapeClosed, isAlwaysOpen = false } = options;
  const [wasOpened, setWasOpened] = useState(false);
  const rest = isAlwaysOpen ? 0 : none;
  const [chosen, setChosen] = useState({ row: rest, rows });
  const listId = useId();
  const isOpen = isAlwaysOpen ? rowCount > 0 : wasOpened;
  // A list that has become shorter ends before the row that was active.
  const active = Math.min(chosen.rows === rows ? chosen.row : rest, rowCount - 1);
  const setActive = (row: number) => setChosen({ row, rows });

  function open(row: number = rest) {
    setWasOpened(true);
    setActive(row);
  }

  function close() {
    setWasOpened(false);
    setActive(rest);
  }

  function onEscape(event: KeyboardEvent) {
    const hadSomething = isOpen || onEscapeClosed?.() === true;
    close();
    // A panel or a sheet around the field closes at the next press.
    if (hadSomething) event.stopPropagation();
  }

  function onMove(event: KeyboardEvent) {
    const isArrow = event.key.startsWith('Arrow');
    const next = nextRow(event.key, active, rowCount);
    if (next === undefined || !(isOpen || isArrow)) return;
    event.preventDefault();
    if (isArrow && event.altKey && !isAlwaysOpen) (isOpen ? close : open)();
    else if (rowCount > 0) open(next);
    else if (!isOpen) open();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const { key } = event;
    if (key === 'Enter' && onEnter) {
      event.preventDefault();
      onEnter(active === none ? undefined : active);
    } else if (key === 'Enter' && isOpen && active !== none) {
      event.preventDefault();
      onTake(active);
    } else if (isAlwaysOpen || (key !== 'Escape' && key !== 'Home' && key !== 'End')) onMove(event);
    else if (key === 'Escape') onEscape(event);
    else setActive(none);
  }

  return {
    isOpen,
    active,
    listId,
    open,
    close,
    inputProps: {
      role: 'combobox',
      type: 'text',
      autoComplete: 'off',
      spellCheck: false,
      enterKeyHint: 'done',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active !== none ? rowId(listId, active) : undefined,
      onKeyDown,
    },
  } as const;
}

/** The id of a row, for `aria-activedescendant`. */
export function rowId(listId: string, row: number): string {
  return `${listId}-${row}`;
}
