import type { FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../../components/Checkbox/Checkbox.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';

/** A `Checkbox` of a form. */
export function CheckboxField<Values extends FieldValues, Name extends NameOf<Values, boolean>>({
  name,
  control,
  rules,
  ...box
}: FieldProps<CheckboxProps, Values, Name>) {
  const { value, ...field } = useField<boolean, Values, Name>({ name, control, rules }, box);
  return <Checkbox {...box} {...field} checked={value} />;
}
