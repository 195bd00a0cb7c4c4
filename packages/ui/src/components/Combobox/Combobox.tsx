import { ChevronDown, X } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { ComboboxFrame } from './Combobox.styles.ts';
import { matchOptions } from './matchOptions.ts';
import type { Option } from './Option.ts';
import type { OptionSource } from './OptionSource.ts';
import { useCombobox } from './useCombobox.ts';
import { useSearchReady } from './useSearchReady.ts';

export interface ComboboxProps extends OptionSource {
  readonly label: string;
  /** The value chosen, or null. */
  readonly value: string | null;
  /** Called at each pick, and with null when the choice is cleared. */
  readonly onChange: (value: string | null) => void;
}

const noOptions: readonly Option[] = [];

/** An autocomplete: a text field that takes one of many values from a list. */
export function Combobox({ label, value, onChange, ...source }: ComboboxProps) {
  const options = source.options ?? noOptions;
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** What is typed, while it differs from the choice. */
  const [draft, setDraft] = useState<string | null>(null);
  const matches = useMemo(() => matchOptions(options, draft ?? ''), [options, draft]);
  const chosenLabel =
    value === null ? '' : (options.find((option) => option.value === value)?.label ?? value);

  const combobox = useCombobox({
    rowCount: matches.length,
    onTake: take,
    onEscapeClosed: clear,
  });
  const { isOpen, active, listId, open, close, inputProps } = combobox;
  useSearchReady(options, isOpen);

  function take(row: number) {
    setDraft(null);
    close();
    onChange(matches.at(row)?.value ?? null);
  }

  function clear(): boolean {
    const hadSomething = draft !== null || value !== null;
    setDraft(null);
    if (value !== null) onChange(null);
    return hadSomething;
  }

  return (
    <ComboboxFrame
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setDraft(null);
        close();
      }}
    >
      <label htmlFor={inputId}>{label}</label>
      <div data-part="anchor">
        <div data-part="box">
          <input
            {...inputProps}
            ref={input}
            id={inputId}
            value={draft ?? chosenLabel}
            onChange={({ target }) => {
              setDraft(target.value);
              open();
              if (target.value === '' && value !== null) onChange(null);
            }}
            onClick={() => {
              open();
            }}
          />
          {value !== null && (
            <button
              type="button"
              aria-label={`Clear ${label}`}
              onClick={() => {
                clear();
                input.current?.focus();
              }}
            >
              <X aria-hidden size={20} strokeWidth={1.75} />
            </button>
          )}
          <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
        </div>
        {isOpen && (
          <ComboboxPopup
            {...source}
            id={listId}
            label={label}
            text={draft ?? ''}
            rowCount={matches.length}
            rowAt={(row) => {
              const option = matches.at(row);
              return { label: option?.label ?? '', isChosen: option?.value === value };
            }}
            active={active}
            takesMany={false}
            onTake={take}
          />
        )}
      </div>
    </ComboboxFrame>
  );
}
