import { useRef } from 'react';
import type { FilterChip } from '../../filters/filterChips.ts';
import { filterChipsWords } from '../../words/data.ts';
import { useWords } from '../../words/useWords.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { cross } from '../Drawing/drawings.ts';

interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  readonly onRemove: (chip: FilterChip) => void;
  readonly onClear: () => void;
  /** Where the focus goes when the last chip is gone, and 'Clear filters' with it. */
  readonly onLastRemoved: () => void;
}

/** The set filters, a `ul` of chips; each can be removed by press, Delete or Backspace. */
export function FilterChips({ chips, onRemove, onClear, onLastRemoved }: FilterChipsProps) {
  const words = useWords('FilterChips', filterChipsWords);
  const list = useRef<HTMLUListElement>(null);
  const clear = useRef<HTMLButtonElement>(null);

  function remove(chip: FilterChip, index: number) {
    const buttons = list.current?.querySelectorAll('button');
    if (chips.length === 1) onLastRemoved();
    else (buttons?.[index + 1] ?? clear.current)?.focus();
    onRemove(chip);
  }

  return (
    <>
      <ul ref={list} aria-label={words.label}>
        {chips.map((chip, index) => (
          <li key={chip.definition.name}>
            <span>{chip.text}</span>
            <button
              type="button"
              aria-label={words.remove(chip.text)}
              onClick={() => {
                remove(chip, index);
              }}
              onKeyDown={({ key }) => {
                if (key === 'Delete' || key === 'Backspace') remove(chip, index);
              }}
            >
              <Drawing of={cross} size="1em" />
            </button>
          </li>
        ))}
      </ul>
      <button
        ref={clear}
        type="button"
        data-part="clear"
        onClick={() => {
          onLastRemoved();
          onClear();
        }}
      >
        {words.clear}
      </button>
    </>
  );
}
