import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { ComboboxFrame } from '../Combobox/Combobox.styles.ts';
import { ComboboxPopup } from '../Combobox/ComboboxPopup.tsx';
import { matchOptions } from '../Combobox/matchOptions.ts';
import type { Option } from '../Combobox/Option.ts';
import type { OptionSource } from '../Combobox/OptionSource.ts';
import { useCombobox } from '../Combobox/useCombobox.ts';
import { useSearchReady } from '../Combobox/useSearchReady.ts';
import { allRow, toggleAll, toggleOne } from './choices.ts';

export interface MultiComboboxProps extends OptionSource {
  readonly label: string;
  readonly values: readonly string[];
  /** Called at each pick with all chosen values. */
  readonly onChange: (values: readonly string[]) => void;
  /** How many values may be chosen at once. @default 200 */
  readonly limit?: number;
}

const noOptions: readonly Option[] = [];

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
  const all = allRow(matches, chosen, limit);
  const rowsBefore = all ? 1 : 0;
  const rowCount = matches.length + rowsBefore;
  const optionAt = (row: number) => (row < rowsBefore ? undefined : matches.at(row - rowsBefore));
  const { isOpen, active, listId, open, close, inputProps } = useCombobox({
    rowCount,
    onTake: take,
    onEscapeClosed() {
      setText('');
      return text !== '';
    },
  });
  useSearchReady(options, isOpen);

  function take(row: number) {
    const option = optionAt(row);
    if (!option) {
      if (!all?.isDisabled) onChange(toggleAll(values, matches));
    } else if (chosen.has(option.value) || values.length < limit) {
      onChange(toggleOne(values, option.value));
    }
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
      {values.length > 0 && (
        <p id={hintId} data-part="hint">
          <span className="visually-hidden">{values.length} chosen. </span>
          To clear selection, press Delete or Backspace
        </p>
      )}
      {isOpen && (
        <ComboboxPopup
          {...source}
          id={listId}
          label={label}
          text={text}
          matchCount={matches.length}
          rowCount={rowCount}
          rowAt={(row) => {
            const option = optionAt(row);
            if (!option) return all ?? { label: '', isChosen: false };
            return { label: option.label, isChosen: chosen.has(option.value) };
          }}
          active={active}
          takesMany
          onTake={take}
        />
      )}
    </ComboboxFrame>
  );
}
