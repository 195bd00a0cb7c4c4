import type { FieldValues } from 'react-hook-form';
import {
  PercentInput,
  type PercentInputProps,
} from '../../components/PercentInput/PercentInput.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useDraftedField } from '../useDraftedField.ts';

/** A `PercentInput` of a form. */
export function PercentField<
  Values extends FieldValues,
  Name extends NameOf<Values, number | null>,
>({ name, control, rules, ...input }: FieldProps<PercentInputProps, Values, Name>) {
  const field = useDraftedField<number, Values, Name>({ name, control, rules }, input);
  return <PercentInput {...input} {...field} />;
}
