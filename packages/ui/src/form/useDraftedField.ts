import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FieldProps } from '../components/Field/Field.tsx';
import type { Binding } from './Binding.ts';
import { useField } from './useField.ts';
import { useUntilReset } from './useResets.ts';

interface Draft {
  readonly text: string | null;
  /** Its error. */
  readonly error: string | null;
}

/**
 * Binds an input whose typed text is read as a value: a text without a value is an error of the form, and a
 * reset removes it.
 */
export function useDraftedField<Value, Values extends FieldValues, Name extends FieldPath<Values>>(
  binding: Binding<Values, Name>,
  input: Pick<FieldProps, 'label' | 'disabled'>,
) {
  const [draft, setDraft] = useUntilReset<Draft, Values>(binding.control, binding.name);
  const { name: _, ...field } = useField<Value | null, Values, Name>(binding, input, {
    draftError: () => draft?.error ?? null,
  });
  return {
    ...field,
    draft: draft?.text ?? null,
    onDraft: (text: string | null, error: string | null) => setDraft({ text, error }),
  };
}
