import type { FieldValues } from 'react-hook-form';
import {
  type DateRange,
  DateRangeField as DateRangeInput,
  type DateRangeFieldProps as DateRangeInputProps,
} from '../components/DateRangeField/DateRangeField.tsx';
import type { FieldProps, NameOf } from './Binding.ts';
import { useField } from './useField.ts';
import { useResets } from './useResets.ts';

const isOpen = (range: unknown) => {
  const { from, to } = range as DateRange;
  return from === null && to === null;
};

/** A `DateRangeField` of a form; one that is needed has at least one day. */
export function DateRangeField<Values extends FieldValues, Name extends NameOf<Values, DateRange>>({
  name,
  control,
  rules,
  ...range
}: FieldProps<DateRangeInputProps, Values, Name>) {
  const { name: _, ...field } = useField<DateRange, Values, Name>({ name, control, rules }, range, {
    isEmpty: isOpen,
  });
  const resets = useResets<Values>(control);
  return (
    <DateRangeInput
      // A reset also removes typed texts that are no dates.
      key={resets}
      {...range}
      {...field}
    />
  );
}
