import type { FieldValues } from 'react-hook-form';
import {
  MultiCombobox,
  type MultiComboboxProps,
} from '../../components/MultiCombobox/MultiCombobox.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';

/** A `MultiCombobox` of a form. */
export function MultiComboboxField<
  Values extends FieldValues,
  Name extends NameOf<Values, readonly string[]>,
>({ name, control, rules, ...box }: FieldProps<MultiComboboxProps, Values, Name>) {
  const field = useField<readonly string[], Values, Name>({ name, control, rules }, box);
  return <MultiCombobox {...box} {...field} />;
}
