import { useContext, useLayoutEffect, useRef } from 'react';
import { RowSelection } from './useRowSelection.ts';

interface RowCheckboxProps {
  readonly rowKey: string;
  /** The accessible name: 'Select A-1024'. */
  readonly label: string;
}

/** The box that selects a row, a native checkbox with a larger target. It marks its row, which is not drawn again. */
export function RowCheckbox({ rowKey, label }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const row = useContext(RowSelection).getRow(rowKey);
  const isIn = row.getIsSelected();
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
        onChange={(event) => row.getToggleSelectedHandler()(event)}
      />
    </label>
  );
}
