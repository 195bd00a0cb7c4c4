import type { FieldValues } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '../../components/TextArea/TextArea.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';

/** A `TextArea` of a form. */
export function TextAreaField<Values extends FieldValues, Name extends NameOf<Values, string>>({
  name,
  control,
  rules,
  ...input
}: FieldProps<TextAreaProps, Values, Name>) {
  const field = useField<string, Values, Name>({ name, control, rules }, input);
  return <TextArea {...input} {...field} />;
}
