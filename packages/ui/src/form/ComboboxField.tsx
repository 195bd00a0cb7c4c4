import type { FieldValues } from 'react-hook-form';
import { Combobox, type ComboboxProps } from '../components/Combobox/Combobox.tsx';
import type { FieldProps, NameOf } from './Binding.ts';
import { BoundFrame } from './BoundFrame.tsx';
import { useField } from './useField.ts';

/** A `Combobox` of a form. */
export function ComboboxField<
  Values extends FieldValues,
  Name extends NameOf<Values, string | null>,
>({ name, control, rules, ...box }: FieldProps<ComboboxProps, Values, Name>) {
  const {
    value,
    onChange,
    name: _,
    ...frame
  } = useField<string | null, Values, Name>({ name, control, rules }, box.label);
  return (
    <BoundFrame {...frame} label={box.label}>
      <Combobox {...box} value={value} onChange={onChange} />
    </BoundFrame>
  );
}
