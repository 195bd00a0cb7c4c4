import type { ReactNode } from 'react';
import { formatCount } from '@agent-portal/format';
import { Button } from '../Button/Button.tsx';
import { SelectionBarFrame } from './SelectionTable.styles.ts';

interface SelectionBarProps {
  /** How many rows are selected, here and on other pages. */
  readonly count: number;
  readonly elsewhere: number;
  /** The buttons for the selected rows. */
  readonly actions: ReactNode;
  readonly onClear: () => void;
}

/** In words: '3 selected, 2 of them on other pages'. */
export const selectedText = (count: number, elsewhere: number) =>
  `${formatCount(count)} selected${elsewhere > 0 ? `, ${formatCount(elsewhere)} of them on other pages` : ''}`;

/** The count of selected rows, and the buttons for them, a `section` at the table's end. */
export function SelectionBar({ count, elsewhere, actions, onClear }: SelectionBarProps) {
  return (
    <SelectionBarFrame aria-label="Selected rows">
      <strong>{selectedText(count, elsewhere)}</strong>
      {actions}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear selection
      </Button>
    </SelectionBarFrame>
  );
}
