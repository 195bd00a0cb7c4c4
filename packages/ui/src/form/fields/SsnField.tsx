import type { FieldValues } from 'react-hook-form';
import { SsnInput, type SsnInputProps } from '../../components/SsnInput/SsnInput.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useSecretField } from '../secretFields.ts';
import { useDraftedField } from '../useDraftedField.ts';

/** A `SsnInput` of a form. */
export function SsnField<Values extends FieldValues, Name extends NameOf<Values, string | null>>({
  name,
  control,
  rules,
  ...input
}: FieldProps<SsnInputProps, Values, Name>) {
  useSecretField(control, name, true);
  const field = useDraftedField<string, Values, Name>({ name, control, rules }, input);
  return <SsnInput {...input} {...field} />;
}
