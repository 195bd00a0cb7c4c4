import { useId, useMemo, useState } from 'react';
import { ListField } from '../Combobox/ListField.tsx';
import type { OptionFieldProps } from '../Combobox/OptionSource.ts';
import { toggleAll, toggleOne } from './allChoice.ts';
import { SelectAll } from './SelectAll.tsx';
import { withChosen } from './withChosen.ts';

export interface MultiComboboxProps extends OptionFieldProps {
  readonly value: readonly string[];
  /** Called at each pick with all chosen values. */
  readonly onChange: (value: readonly string[]) => void;
  /** How many values may be chosen at once. @default 200 */
  readonly limit?: number | undefined;
}

const howToClear = 'To clear selection, press Delete or Backspace';

/** An autocomplete that takes several of many values; its list stays open while one picks. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { value: values, onChange, limit = 200, ...field } = props;
  const hintId = useId();
  const [text, setText] = useState('');
  const chosen = useMemo(() => new Set(values), [values]);
  const hasChosen = values.length > 0;
  const { options, total, onSearch, labelOf } = field;
  const source = useMemo(
    () => withChosen({ options, total, onSearch, labelOf }, values),
    [options, total, onSearch, labelOf, values],
  );

  return (
    <ListField
      {...field}
      {...source}
      text={text}
      searched={text}
      takesMany
      isChosen={(value) => chosen.has(value)}
      onType={setText}
      onTake={({ value }) => {
        if (chosen.has(value) || values.length < limit) onChange(toggleOne(values, value));
      }}
      onLeave={() => setText('')}
      onEscapeClosed={() => {
        setText('');
        return text !== '';
      }}
      {...(hasChosen && {
        input: { placeholder: `${values.length} chosen`, 'aria-describedby': hintId },
      })}
      onKey={({ key, repeat }) => {
        // A held key deletes the typed text, and stops there.
        const clears =
          (key === 'Delete' || key === 'Backspace') && !repeat && text === '' && hasChosen;
        if (clears) onChange([]);
        return clears;
      }}
      renderFoot={(found) => (
        <>
          <SelectAll
            found={found}
            chosen={chosen}
            limit={limit}
            onPress={() => onChange(toggleAll(values, found.matches))}
          />
          <p data-part="hint" aria-hidden>
            {hasChosen ? howToClear : 'None chosen'}
          </p>
        </>
      )}
    >
      {hasChosen && (
        <p id={hintId} className="visually-hidden">
          {values.length} chosen. {howToClear}
        </p>
      )}
    </ListField>
  );
}
