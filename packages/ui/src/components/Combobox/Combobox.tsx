import { useMemo, useState } from 'react';
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

/** An autocomplete: a text field that takes one of many values from a list. */
export function Combobox({ value, onChange, ...field }: ComboboxProps) {
  /** The typed text, while it differs from the choice. */
  const [draft, setDraft] = useState<string | null>(null);
  const { options, labelOf } = field;
  // Of 50,000 values the one chosen is not looked for at every key.
  const chosen = useMemo(
    () => (value === null ? undefined : options?.find((option) => option.value === value)),
    [options, value],
  );
  /** The option taken last, which a later search may not find. */
  const [taken, setTaken] = useState<Option>();
  const known = chosen ?? (taken?.value === value ? taken : undefined);
  const label = known?.label ?? (value === null ? '' : (labelOf?.(value) ?? value));
  const forget = () => setDraft(null);

  function clear(): boolean {
    forget();
    if (value !== null) onChange(null);
    return draft !== null || value !== null;
  }

  return (
    <ListField
      {...field}
      text={draft ?? label}
      searched={draft ?? ''}
      takesMany={false}
      isChosen={(other) => other === value}
      onType={(text) => {
        setDraft(text);
        if (text === '' && value !== null) onChange(null);
      }}
      onTake={(option) => {
        forget();
        setTaken(option);
        onChange(option.value);
      }}
      onLeave={forget}
      onEscapeClosed={clear}
      onClear={value === null ? undefined : clear}
      renderFoot={({ matches, total, isSearching }) =>
        total > matches.length &&
        !isSearching && <p data-part="hint">{firstShown(matches.length, total)}</p>
      }
    />
  );
}
