import type { FieldValues } from 'react-hook-form';
import { Switch, type SwitchProps } from '../../components/Switch/Switch.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';

/** A `Switch` of a form. */
export function SwitchField<Values extends FieldValues, Name extends NameOf<Values, boolean>>({
  name,
  control,
  rules,
  ...props
}: FieldProps<SwitchProps, Values, Name>) {
  const {
    name: _,
    value,
    ...field
  } = useField<boolean, Values, Name>({ name, control, rules }, props);
  return <Switch {...props} {...field} checked={value} />;
}
