import { useMemo, useState } from 'react';
import { announce } from '../Announcer/announce.ts';
import { useAfterPress } from '../Field/useAfterPress.ts';
import { firstShown } from './firstShown.ts';
import { ListField } from './ListField.tsx';
import type { Option } from './Option.ts';
import type { OptionFieldProps } from './OptionSource.ts';

export interface ComboboxProps extends OptionFieldProps {
  /** The value chosen, or null. */
  readonly value: string | null;
  /** Called at each pick, and with null when the choice is cleared. */
  readonly onChange: (value: string | null) => void;
}

const refusal = (label: string, text: string) =>
  `${label}: “${text.trim()}” is not one of the values. Choose one from the list.`;

/** An autocomplete: a text field that takes one of many values from a list. */
export function Combobox({ value, onChange, ...field }: ComboboxProps) {
  /** The typed text, while it differs from the choice. */
  const [draft, setDraft] = useState<string | null>(null);
  const { label: name, options, labelOf, onBlur } = field;
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
  const wrong = refused?.besides === `${value}` ? refusal(name, refused.text) : undefined;

  function forget() {
    setDraft(null);
    setRefused(undefined);
  }

  function take(option: Option) {
    forget();
    setTaken(option);
    onChange(option.value);
  }

  function refuse(text: string) {
    setRefused({ text, besides: `${value}` });
    announce(refusal(name, text), name);
  }

  function clear(): boolean {
    forget();
    if (value !== null) onChange(null);
    return draft !== null || value !== null;
  }

  return (
    <ListField
      {...field}
      error={field.error ?? wrong}
      text={draft ?? label}
      searched={draft ?? ''}
      takesMany={false}
      isChosen={(other) => other === value}
      onType={(text) => {
        setDraft(text);
        setRefused(undefined);
        if (text === '' && value !== null) onChange(null);
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
          setDraft(null);
          return draft.trim() === '' ? undefined : refuse(draft);
        });
      }}
      // After the value that the text is taken for.
      onBlur={onBlur && (() => afterPress(onBlur))}
      onEscapeClosed={clear}
      onClear={value === null ? undefined : clear}
      renderFoot={({ matches, total, isSearching }) =>
        total > matches.length &&
        !isSearching && <p data-part="hint">{firstShown(matches.length, total)}</p>
      }
    />
  );
}
