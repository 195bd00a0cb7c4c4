import type { FieldValues } from 'react-hook-form';
import { NumberInput, type NumberInputProps } from '../../components/NumberInput/NumberInput.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useDraftedField } from '../useDraftedField.ts';

/** A `NumberInput` of a form. */
export function NumberField<
  Values extends FieldValues,
  Name extends NameOf<Values, number | null>,
>({ name, control, rules, ...input }: FieldProps<NumberInputProps, Values, Name>) {
  const field = useDraftedField<number, Values, Name>({ name, control, rules }, input);
  return <NumberInput {...input} {...field} />;
}
