import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { ComboboxFrame } from '../Combobox/Combobox.styles.ts';
import { ComboboxPopup } from '../Combobox/ComboboxPopup.tsx';
import { matchOptions } from '../Combobox/matchOptions.ts';
import type { Option } from '../Combobox/Option.ts';
import type { OptionSource } from '../Combobox/OptionSource.ts';
import { useCombobox } from '../Combobox/useCombobox.ts';
import { useSearchReady } from '../Combobox/useSearchReady.ts';
import { toggleAll, toggleOne } from './choices.ts';
import { SelectAll } from './SelectAll.tsx';

export interface MultiComboboxProps extends OptionSource {
  readonly label: string;
  readonly values: readonly string[];
  /** Called at each pick with all chosen values. */
  readonly onChange: (values: readonly string[]) => void;
  /** How many values may be chosen at once. @default 200 */
  readonly limit?: number;
}

const noOptions: readonly Option[] = [];
const howToClear = 'To clear selection, press Delete or Backspace';

/** An autocomplete that takes several of many values; its list stays open while one picks. */
export function MultiCombobox({
  label,
  values,
  onChange,
  limit = 200,
  ...source
}: MultiComboboxProps) {
  const options = source.options ?? noOptions;
  const inputId = useId();
  const hintId = useId();
  const [text, setText] = useState('');
  const matches = useMemo(() => matchOptions(options, text), [options, text]);
  const chosen = useMemo(() => new Set(values), [values]);
  const { isOpen, active, listId, open, close, inputProps } = useCombobox({
    rowCount: matches.length,
    onTake: take,
    onEscapeClosed() {
      setText('');
      return text !== '';
    },
  });
  useSearchReady(options, isOpen);

  function take(row: number) {
    const value = matches.at(row)?.value;
    if (value === undefined) return;
    if (chosen.has(value) || values.length < limit) onChange(toggleOne(values, value));
  }

  return (
    <ComboboxFrame
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setText('');
        close();
      }}
    >
      <label htmlFor={inputId}>{label}</label>
      <div data-part="anchor">
        <div data-part="box">
          <input
            {...inputProps}
            id={inputId}
            value={text}
            placeholder={values.length > 0 ? `${values.length} chosen` : undefined}
            aria-describedby={values.length > 0 ? hintId : undefined}
            onChange={({ target }) => {
              setText(target.value);
              open();
            }}
            onClick={() => {
              open();
            }}
            onKeyDown={(event) => {
              const deletes = event.key === 'Delete' || event.key === 'Backspace';
              if (deletes && text === '' && values.length > 0) onChange([]);
              else inputProps.onKeyDown(event);
            }}
          />
          <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
        </div>
        {isOpen && (
          <ComboboxPopup
            {...source}
            id={listId}
            label={label}
            text={text}
            rowCount={matches.length}
            rowAt={(row) => {
              const { label = '', value = '' } = matches.at(row) ?? {};
              return { label, isChosen: chosen.has(value) };
            }}
            active={active}
            takesMany
            onTake={take}
            foot={
              <>
                <SelectAll
                  shown={matches}
                  chosen={chosen}
                  limit={limit}
                  onPress={() => onChange(toggleAll(values, matches))}
                />
                <p data-part="hint" aria-hidden>
                  {values.length > 0 ? howToClear : 'None chosen'}
                </p>
              </>
            }
          />
        )}
      </div>
      {values.length > 0 && (
        <p id={hintId} className="visually-hidden">
          {values.length} chosen. {howToClear}
        </p>
      )}
    </ComboboxFrame>
  );
}
