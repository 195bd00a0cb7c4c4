import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from '../../components/TextInput/TextInput.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';

/** A `TextInput` of a form. */
export function TextField<Values extends FieldValues, Name extends NameOf<Values, string>>({
  name,
  control,
  rules,
  ...input
}: FieldProps<TextInputProps, Values, Name>) {
  const field = useField<string, Values, Name>({ name, control, rules }, input);
  return <TextInput {...input} {...field} isValid={field.error === undefined} />;
}
