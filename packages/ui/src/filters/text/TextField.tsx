import { useState } from 'react';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import type { FilterFieldProps } from '../FilterKind.ts';
import { textOf, withValue } from '../withValue.ts';

/** A text to filter by, which applies at Enter and when its field is left. */
export function TextField({ definition, values, onChange }: FilterFieldProps<'text'>) {
  const { name, label } = definition;
  const applied = textOf(values[name]) ?? '';
  /** The typed text that does not apply yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const apply = (text: string) => {
    setDraft(null);
    if (text.trim() !== applied) onChange(withValue(values, name, text.trim()));
  };
  return (
    <TextInput
      label={label}
      value={draft ?? applied}
      clearable
      onChange={(text) => (text === '' ? apply('') : setDraft(text))}
      onEnter={apply}
      onBlur={() => apply(draft ?? applied)}
    />
  );
}
