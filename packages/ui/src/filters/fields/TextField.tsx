import { useRef, useState } from 'react';
import { useSettle } from '../../components/Field/useSettle.ts';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import type { FilterFieldProps } from '../FilterKind.ts';
import { textOf, withValue } from '../withValue.ts';

/** A text filter. It applies at Enter, on blur, and before any other press. */
export function TextField({ definition, values, onChange }: FilterFieldProps<'text'>) {
  const { name, label } = definition;
  const applied = textOf(values[name]) ?? '';
  /** The typed text that does not apply yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const apply = (text: string) => {
    setDraft(null);
    if (text.trim() !== applied) onChange(withValue(values, name, text.trim()));
  };
  const control = useRef<HTMLInputElement>(null);
  useSettle({
    control,
    isPending: () => draft !== null,
    settle: () => apply(draft ?? applied),
    isGuard: false,
  });
  return (
    <TextInput
      ref={control}
      label={label}
      value={draft ?? applied}
      clearable
      onChange={(text) => (text === '' ? apply('') : setDraft(text))}
      onBlur={() => apply(draft ?? applied)}
    />
  );
}
