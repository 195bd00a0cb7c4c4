import type { FieldValues } from 'react-hook-form';
import { Switch, type SwitchProps } from '../components/Switch/Switch.tsx';
import type { FieldProps, NameOf } from './Binding.ts';
import { useField } from './useField.ts';

/** A `Switch` of a form. */
export function SwitchField<Values extends FieldValues, Name extends NameOf<Values, boolean>>({
  name,
  control,
  rules,
  ...props
}: FieldProps<SwitchProps, Values, Name>) {
  const { value, onChange, ref, error, required } = useField<boolean, Values, Name>(
    { name, control, rules },
    props.label,
  );
  return (
    <Switch
      {...props}
      ref={ref}
      checked={value}
      onChange={onChange}
      error={error}
      required={required}
    />
  );
}
