import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import type { SelectedKeys } from './SelectedKeys.ts';

interface RowSelection {
  readonly selected: SelectedKeys;
  /** A row was pressed; with Shift, all from the one pressed before. */
  readonly onToggle: (key: string, isIn: boolean, isRange: boolean, row: Element | null) => void;
  /** All rows of the page were pressed. */
  readonly onTogglePage: (isIn: boolean) => void;
}

/** The shared store of a table's boxes: a press draws the boxes, and no row. */
export const RowSelection = createContext<RowSelection>({
  selected: new Set(),
  onToggle: () => undefined,
  onTogglePage: () => undefined,
});

interface RowCheckboxProps {
  readonly rowKey: string;
  /** The accessible name: 'Select A-1024'. */
  readonly label: string;
}

/** The box that selects a row, a native checkbox with a larger target. It marks its row, which is not drawn again. */
export function RowCheckbox({ rowKey, label }: RowCheckboxProps) {
  const { selected, onToggle } = useContext(RowSelection);
  const isIn = selected.has(rowKey);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    box.current?.closest('tr')?.toggleAttribute('data-selected', isIn);
  }, [isIn]);
  return (
    <label data-part="select">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isIn}
        onChange={({ target, nativeEvent }) =>
          onToggle(
            rowKey,
            target.checked,
            nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
            target.closest('tr'),
          )
        }
      />
    </label>
  );
}
