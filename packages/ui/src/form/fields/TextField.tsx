import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from '../../components/TextInput/TextInput.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useSecretField } from '../secretFields.ts';
import { useField } from '../useField.ts';

/** What browsers fill in as a password or a code. */
const ofSecrets = /password|one-time-code/;

interface SecretProps {
  /** Apps do not store what was typed (`secretFieldsOf`). @default true for a password or a code */
  readonly isSecret?: boolean;
}

/** A `TextInput` of a form. */
export function TextField<Values extends FieldValues, Name extends NameOf<Values, string>>({
  name,
  control,
  rules,
  isSecret,
  ...input
}: FieldProps<TextInputProps, Values, Name> & SecretProps) {
  const { type, autoComplete = '' } = input;
  useSecretField(control, name, isSecret ?? (type === 'password' || ofSecrets.test(autoComplete)));
  const field = useField<string, Values, Name>({ name, control, rules }, input);
  return <TextInput {...input} {...field} />;
}
