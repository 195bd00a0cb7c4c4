import type { FieldValues } from 'react-hook-form';
import { Combobox, type ComboboxProps } from '../../components/Combobox/Combobox.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';
import { useResets } from '../useResets.ts';

/** A `Combobox` of a form. */
export function ComboboxField<
  Values extends FieldValues,
  Name extends NameOf<Values, string | null>,
>({ name, control, rules, ...box }: FieldProps<ComboboxProps, Values, Name>) {
  const field = useField<string | null, Values, Name>({ name, control, rules }, box);
  const resets = useResets<Values>(control, name);
  return <Combobox key={resets} {...box} {...field} />;
}
