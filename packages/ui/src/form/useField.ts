import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../components/Field/Field.tsx';
import { formWords } from '../words/inputs.ts';
import { useWords } from '../words/useWords.ts';
import type { Binding } from './Binding.ts';
import { fieldRules, type OwnRules, requiredText } from './fieldRules.ts';

/** The binding between a form and a field. */
export interface BoundField<Value> {
  /** The name of its value in the form. */
  readonly name: string;
  readonly value: Value;
  /** Takes a new value to the form. */
  readonly onChange: (value: Value) => void;
  /** For forms with `mode: 'onBlur'` and the like: checks the value. */
  readonly onBlur: () => void;
  /** Where the form puts the focus when the field is the first that is wrong. */
  readonly ref: (element: HTMLElement | null) => void;
  /** Its error; undefined while it has none. */
  readonly error: string | undefined;
  /** Whether its rules need a value; marks the label. */
  readonly required: boolean;
  /** By itself, or because its form is. */
  readonly disabled: boolean | undefined;
}

/**
 * Binds a field to a form of React Hook Form: its value, its error, and whether it is needed.
 * @param binding its name in the form, the form's `control`, and its rules
 * @param input the label of the field, for errors without a text, and whether it is disabled
 * @param own the rules of its kind of field
 */
export function useField<Value, Values extends FieldValues, Name extends FieldPath<Values>>(
  { name, control, rules }: Binding<Values, Name>,
  { label, disabled }: Pick<FieldProps, 'label' | 'disabled'>,
  own: OwnRules = {},
): BoundField<Value> {
  const words = useWords('Form', formWords);
  const { field, fieldState } = useController<Values, Name>({
    name,
    ...(control && { control }),
    rules: fieldRules(rules, label, own, words),
  });
  const { error } = fieldState;
  return {
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: error && (error.message || words.check(label)),
    required: requiredText(rules, label) !== undefined,
    disabled: field.disabled || disabled,
  };
}
