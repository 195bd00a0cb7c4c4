import type { FieldValues } from 'react-hook-form';
import { RadioGroup, type RadioGroupProps } from '../../components/RadioGroup/RadioGroup.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';

/** A `RadioGroup` of a form. */
export function RadioGroupField<
  Values extends FieldValues,
  Name extends NameOf<Values, string | null>,
>({ name, control, rules, ...group }: FieldProps<RadioGroupProps, Values, Name>) {
  const field = useField<string | null, Values, Name>({ name, control, rules }, group);
  return <RadioGroup {...group} {...field} />;
}
