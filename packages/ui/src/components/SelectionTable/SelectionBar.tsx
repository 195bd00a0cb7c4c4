import type { ReactNode } from 'react';
import { selectionTableWords } from '../../words/data/selectionTableWords.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../Button/Button.tsx';
import { SelectionBarFrame } from './SelectionTable.styles.ts';

interface SelectionBarProps {
  /** How many rows are selected, and where they are. */
  readonly text: string;
  /** The buttons for the selected rows. */
  readonly actions: ReactNode;
  readonly onClear: () => void;
}

/** The count of selected rows, and the buttons for them, a `section` at the table's end. */
export function SelectionBar({ text, actions, onClear }: SelectionBarProps) {
  const words = useWords('SelectionTable', selectionTableWords);
  return (
    <SelectionBarFrame aria-label={words.bar}>
      <strong>{text}</strong>
      {actions}
      <Button variant="quiet" size="small" onClick={onClear}>
        {words.clear}
      </Button>
    </SelectionBarFrame>
  );
}
