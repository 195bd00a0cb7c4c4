import type { FieldValues } from 'react-hook-form';
import { MoneyInput, type MoneyInputProps } from '../../components/MoneyInput/MoneyInput.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useDraftedField } from '../useDraftedField.ts';

/** A `MoneyInput` of a form. */
export function MoneyField<Values extends FieldValues, Name extends NameOf<Values, string | null>>({
  name,
  control,
  rules,
  ...input
}: FieldProps<MoneyInputProps, Values, Name>) {
  const field = useDraftedField<string, Values, Name>({ name, control, rules }, input);
  return <MoneyInput {...input} {...field} />;
}
