import type { ReactNode } from 'react';
import { formatCount } from '@agent-portal/format';
import { Button } from '../Button/Button.tsx';
import { SelectionBarFrame } from './SelectionTable.styles.ts';

interface SelectionBarProps {
  /** How many rows are selected, here and on other pages. */
  readonly count: number;
  readonly elsewhere: number;
  /** How many are in no page of the list any longer. */
  readonly lacking: number;
  /** The buttons for the selected rows. */
  readonly actions: ReactNode;
  readonly onClear: () => void;
}

/** In words: '3 selected, 2 of them on other pages' or '3 selected, 1 of them not in this list'. */
export function selectedText(count: number, elsewhere: number, lacking = 0): string {
  const away = elsewhere - lacking;
  const parts = [
    ...(away > 0 ? [`${formatCount(away)} of them on other pages`] : []),
    ...(lacking > 0 ? [`${formatCount(lacking)} of them not in this list`] : []),
  ];
  return [`${formatCount(count)} selected`, ...parts].join(', ');
}

/** The count of selected rows, and the buttons for them, a `section` at the table's end. */
export function SelectionBar({ count, elsewhere, lacking, actions, onClear }: SelectionBarProps) {
  return (
    <SelectionBarFrame aria-label="Selected rows">
      <strong>{selectedText(count, elsewhere, lacking)}</strong>
      {actions}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear selection
      </Button>
    </SelectionBarFrame>
  );
}
