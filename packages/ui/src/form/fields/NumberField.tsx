import type { FieldValues } from 'react-hook-form';
import { NumberInput, type NumberInputProps } from '../../components/NumberInput/NumberInput.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useDraftedField } from '../useDraftedField.ts';
import { MoneyInput, type MoneyInputProps } from '../../components/MoneyInput/MoneyInput.tsx';
import {
  PercentInput,
  type PercentInputProps,
} from '../../components/PercentInput/PercentInput.tsx';
import { PhoneInput, type PhoneInputProps } from '../../components/PhoneInput/PhoneInput.tsx';
import { SsnInput, type SsnInputProps } from '../../components/SsnInput/SsnInput.tsx';
import { useSecretField } from '../secretFields.ts';

/** A `NumberInput` of a form. */
export function NumberField<
  Values extends FieldValues,
  Name extends NameOf<Values, number | null>,
>({ name, control, rules, ...input }: FieldProps<NumberInputProps, Values, Name>) {
  const field = useDraftedField<number, Values, Name>({ name, control, rules }, input);
  return <NumberInput {...input} {...field} />;
}

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

/** A `PercentInput` of a form. */
export function PercentField<
  Values extends FieldValues,
  Name extends NameOf<Values, number | null>,
>({ name, control, rules, ...input }: FieldProps<PercentInputProps, Values, Name>) {
  const field = useDraftedField<number, Values, Name>({ name, control, rules }, input);
  return <PercentInput {...input} {...field} />;
}

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
