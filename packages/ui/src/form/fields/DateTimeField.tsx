import type { FieldValues } from 'react-hook-form';
import {
  DateTimeField as DateTimeInput,
  type DateTimeFieldProps as DateTimeInputProps,
} from '../../components/DateTimeField/DateTimeField.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';
import { useUntilReset } from '../useUntilReset.ts';

/**
 * A `DateTimeField` of a form; a moment is YYYY-MM-DDTHH:MM, or null. A date without a time, or a text
 * that is neither, blocks the form.
 */
export function DateTimeField<
  Values extends FieldValues,
  Name extends NameOf<Values, string | null>,
>({ name, control, rules, ...input }: FieldProps<DateTimeInputProps, Values, Name>) {
  const [wrong = null, setWrong, resets] = useUntilReset<string | null, Values>(control, name);
  const { name: _, ...field } = useField<string | null, Values, Name>(
    { name, control, rules },
    input,
    { draftError: () => wrong },
  );
  return (
    <DateTimeInput
      // A reset also removes what is not complete.
      key={resets}
      {...input}
      {...field}
      // The part that is wrong shows that itself.
      error={wrong === null ? field.error : undefined}
      onDraft={setWrong}
    />
  );
}
