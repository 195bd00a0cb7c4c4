import { formatCount } from '@agent-portal/format';
import { useMemo, useRef, useState } from 'react';
import { comboboxWords } from '../../words/inputs/comboboxWords.ts';
import { useFormat } from '../../words/useFormat.ts';
import { useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import { useControlled, useFormReset } from '../Field/useControlled.ts';
import { useAfterPress } from '../Field/useAfterPress.ts';
import { ListField } from './ListField.tsx';
import type { Option } from './Option.ts';
import type { OptionFieldProps } from './OptionSource.ts';

export interface ComboboxProps extends OptionFieldProps {
  /** The controlled value, or null. Without it the field is uncontrolled: see `defaultValue`. */
  readonly value?: string | null | undefined;
  /** The first value of an uncontrolled field, also after a reset of the form. @default none */
  readonly defaultValue?: string | null | undefined;
  /** Called at each pick, and with null when the choice is cleared. */
  readonly onChange?: ((value: string | null) => void) | undefined;
}

/** An autocomplete: a text field that takes one of many values from a list. */
export function Combobox({ value: given, defaultValue, onChange, ...field }: ComboboxProps) {
  const words = useWords('Combobox', comboboxWords);
  const count = useFormat('count', formatCount);
  const control = useRef<HTMLInputElement>(null);
  const stored = { value: given, defaultValue, empty: null, onChange };
  const [value, setValue] = useControlled<string | null>(stored, control);
  /** The typed text, while it differs from the choice. */
  const [draft, setDraft] = useState<string | null>(null);
  const { label: name, options, labelOf, onBlur, onInputChange } = field;
  // Of 50,000 values the one chosen is not looked for at every key.
  const chosen = useMemo(
    () => (value === null ? undefined : options?.find((option) => option.value === value)),
    [options, value],
  );
  /** The option taken last, which a later search may not find. */
  const [taken, setTaken] = useState<Option>();
  const known = chosen ?? (taken?.value === value ? taken : undefined);
  const label = known?.label ?? (value === null ? '' : (labelOf?.(value) ?? value));
  /** The typed text that is no value, and the value that stayed. */
  const [refused, setRefused] = useState<{ text: string; besides: string }>();
  const afterPress = useAfterPress();
  const wrong =
    refused?.besides === `${value}` ? words.refused(name, refused.text.trim()) : undefined;

  function forget() {
    if (draft) onInputChange?.('');
    setDraft(null);
    setRefused(undefined);
  }
  useFormReset(control, forget);

  function take(option: Option) {
    forget();
    setTaken(option);
    setValue(option.value);
  }

  function refuse(text: string) {
    setRefused({ text, besides: `${value}` });
    announce(words.refused(name, text.trim()), name);
  }

  function clear(): boolean {
    forget();
    if (value !== null) setValue(null);
    return draft !== null || value !== null;
  }

  return (
    <ListField
      {...field}
      control={control}
      sent={[value ?? '']}
      error={field.error ?? wrong}
      text={draft ?? label}
      searched={draft ?? ''}
      takesMany={false}
      isChosen={(other) => other === value}
      onType={(text) => {
        setDraft(text);
        setRefused(undefined);
        if (text === '' && value !== null) setValue(null);
      }}
      onTake={take}
      onEnterText={({ exact, isSearching }) => {
        if (exact) take(exact);
        else if (draft !== null && !isSearching) refuse(draft);
      }}
      onLeave={({ exact }) => {
        if (draft === null) return;
        afterPress(() => {
          if (exact) return take(exact);
          forget();
          return draft.trim() === '' ? undefined : refuse(draft);
        });
      }}
      // After the value that the text is taken for.
      onBlur={onBlur && (() => afterPress(onBlur))}
      onEscapeClosed={clear}
      onClear={value === null ? undefined : clear}
      renderFoot={({ matches, total, isSearching }) =>
        total > matches.length &&
        !isSearching && (
          <p data-part="hint">
            {words.firstShown(matches.length, count(matches.length), total, count(total))}
          </p>
        )
      }
    />
  );
}
