import type { FieldValues } from 'react-hook-form';
import {
  TimeField as TimeInput,
  type TimeFieldProps as TimeInputProps,
} from '../../components/TimeField/TimeField.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useDraftedField } from '../useDraftedField.ts';

/** A `TimeField` of a form; a time is HH:MM, or null. A text that is not a time blocks the form. */
export function TimeField<Values extends FieldValues, Name extends NameOf<Values, string | null>>({
  name,
  control,
  rules,
  ...input
}: FieldProps<TimeInputProps, Values, Name>) {
  const field = useDraftedField<string, Values, Name>({ name, control, rules }, input);
  return <TimeInput {...input} {...field} />;
}
