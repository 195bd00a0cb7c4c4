import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { selectionTableWords } from '../../words/tables.ts';
import { useWords } from '../../words/useWords.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { cross } from '../Drawing/drawings.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PageCheckbox } from './PageCheckbox.tsx';
import { SelectionBarFrame } from './SelectionTable.styles.ts';

interface SelectionBarProps {
  /** How many rows are selected, and where they are. */
  readonly text: string;
  /** The buttons for the selected rows. */
  readonly actions: ReactNode;
  /** The row whose box made it appear. */
  readonly pressedRow: RefObject<Element | null>;
  readonly onClear: () => void;
}

/** Scrolls an element until the bar is below it, if the bar is over it. */
function uncover(element: EventTarget | null, bar: HTMLElement | null): void {
  if (!(element instanceof HTMLElement) || !bar) return;
  if (element.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top) return;
  element.style.scrollMarginBlockEnd = `${bar.offsetHeight}px`;
  element.scrollIntoView({ block: 'nearest' });
  element.style.scrollMarginBlockEnd = '';
}

/** The count of selected rows, and the buttons for them, a `section` at the table's end. */
export function SelectionBar({ text, actions, pressedRow, onClear }: SelectionBarProps) {
  const words = useWords('SelectionTable', selectionTableWords);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => uncover(pressedRow.current, bar.current), [pressedRow]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      // A row that moves under a mouse that is down would lose the press.
      if (target instanceof Element && target.matches('tbody :focus-visible'))
        uncover(target, bar.current);
    };
    const around = bar.current?.parentElement;
    around?.addEventListener('focusin', onFocus);
    return () => around?.removeEventListener('focusin', onFocus);
  }, []);
  return (
    <SelectionBarFrame ref={bar} data-end-bar aria-label={words.bar}>
      <div data-part="page">
        <PageCheckbox />
      </div>
      <strong>{text}</strong>
      {actions}
      <IconButton label={words.clear} icon={<Drawing of={cross} />} onClick={onClear} />
    </SelectionBarFrame>
  );
}
