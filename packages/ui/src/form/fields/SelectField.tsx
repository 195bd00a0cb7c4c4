import type { FieldValues } from 'react-hook-form';
import { Select, type SelectProps } from '../../components/Select/Select.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';

/** A `Select` of a form. */
export function SelectField<Values extends FieldValues, Name extends NameOf<Values, string>>({
  name,
  control,
  rules,
  ...input
}: FieldProps<SelectProps, Values, Name>) {
  const field = useField<string, Values, Name>({ name, control, rules }, input);
  return <Select {...input} {...field} />;
}
