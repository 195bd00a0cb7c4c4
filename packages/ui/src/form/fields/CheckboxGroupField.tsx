import type { FieldValues } from 'react-hook-form';
import {
  CheckboxGroup,
  type CheckboxGroupProps,
} from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';
import { RadioGroup, type RadioGroupProps } from '../../components/RadioGroup/RadioGroup.tsx';

/** A `CheckboxGroup` of a form. */
export function CheckboxGroupField<
  Values extends FieldValues,
  Name extends NameOf<Values, readonly string[]>,
>({ name, control, rules, ...group }: FieldProps<CheckboxGroupProps, Values, Name>) {
  const field = useField<readonly string[], Values, Name>({ name, control, rules }, group);
  return <CheckboxGroup {...group} {...field} />;
}

/** A `RadioGroup` of a form. */
export function RadioGroupField<
  Values extends FieldValues,
  Name extends NameOf<Values, string | null>,
>({ name, control, rules, ...group }: FieldProps<RadioGroupProps, Values, Name>) {
  const field = useField<string | null, Values, Name>({ name, control, rules }, group);
  return <RadioGroup {...group} {...field} />;
}
