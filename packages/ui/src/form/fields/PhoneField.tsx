import type { FieldValues } from 'react-hook-form';
import { PhoneInput, type PhoneInputProps } from '../../components/PhoneInput/PhoneInput.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useDraftedField } from '../useDraftedField.ts';

/** A `PhoneInput` of a form. */
export function PhoneField<Values extends FieldValues, Name extends NameOf<Values, string | null>>({
  name,
  control,
  rules,
  ...input
}: FieldProps<PhoneInputProps, Values, Name>) {
  const field = useDraftedField<string, Values, Name>({ name, control, rules }, input);
  return <PhoneInput {...input} {...field} />;
}
