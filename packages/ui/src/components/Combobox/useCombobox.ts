import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';

interface ComboboxOptions {
  /** Rows in the list, in the order of the arrow keys. */
  readonly rowCount: number;
  /** Enter on a row. */
  readonly onTake: (row: number) => void;
  /** Escape on a closed list; answers whether there was something to clear. */
  readonly onEscapeClosed: () => boolean;
}

/** No row is active: the keys are the text's. */
const none = -1;

/**
 * Keys and ARIA of an APG combobox with a list popup: the focus stays in the input; Down opens and
 * moves, Alt+Down opens only, Enter takes, Escape closes and then clears, Home and End are the
 * caret's.
 */
export function useCombobox({ rowCount, onTake, onEscapeClosed }: ComboboxOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(none);
  const listId = useId();

  function open(row: number = none) {
    setIsOpen(true);
    setActive(row);
  }

  function close() {
    setIsOpen(false);
    setActive(none);
  }

  function moveBy(step: 1 | -1) {
    const start = step === 1 ? 0 : rowCount - 1;
    const next = active + step;
    if (rowCount === 0) return;
    setActive(active === none || next < 0 || next >= rowCount ? start : next);
  }

  function onArrow(event: KeyboardEvent, step: 1 | -1) {
    event.preventDefault();
    if (isOpen && event.altKey) close();
    else if (isOpen) moveBy(step);
    else if (event.altKey || rowCount === 0) open();
    else open(step === 1 ? 0 : rowCount - 1);
  }

  function onEscape(event: KeyboardEvent) {
    const hadSomething = isOpen || onEscapeClosed();
    close();
    // What stands around the field, a panel or a sheet, closes at the next press.
    if (hadSomething) event.stopPropagation();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') onArrow(event, 1);
    else if (event.key === 'ArrowUp') onArrow(event, -1);
    else if (event.key === 'Escape') onEscape(event);
    else if (event.key === 'Home' || event.key === 'End') setActive(none);
    else if (event.key === 'Enter' && isOpen && active !== none) {
      event.preventDefault();
      onTake(active);
    }
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
