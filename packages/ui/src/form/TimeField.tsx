import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  TimeField as TimeInput,
  type TimeFieldProps as TimeInputProps,
} from '../components/TimeField/TimeField.tsx';
import { timeError } from '../dates/timeError.ts';
import { timeFieldWords } from '../words/inputs/timeFieldWords.ts';
import { useLocale } from '../words/useLocale.ts';
import { useWords } from '../words/useWords.ts';
import type { FieldProps, NameOf } from './Binding.ts';
import { useField } from './useField.ts';
import { useResets } from './useResets.ts';

/** A `TimeField` of a form; a time is HH:MM, or null. A text that is no time blocks the form. */
export function TimeField<Values extends FieldValues, Name extends NameOf<Values, string | null>>({
  name,
  control,
  rules,
  ...input
}: FieldProps<TimeInputProps, Values, Name>) {
  const words = useWords('TimeField', timeFieldWords);
  const locale = useLocale();
  const resets = useResets<Values>(control, name);
  const [kept, setKept] = useState<{ draft: string | null; resets: number }>();
  const draft = kept?.resets === resets ? kept.draft : null;
  const { label, min, max, step } = input;
  const { name: _, ...field } = useField<string | null, Values, Name>(
    { name, control, rules },
    input,
    {
      draftError: (saved) =>
        timeError(label, draft ?? '', {
          min,
          max,
          step,
          locale,
          words,
          saved: saved as string | null,
        }),
    },
  );
  return (
    <TimeInput
      // A reset also removes a typed text that is no time.
      key={resets}
      {...input}
      {...field}
      onDraft={(typed) => setKept({ draft: typed, resets })}
    />
  );
}
