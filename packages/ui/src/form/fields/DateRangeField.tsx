import type { FieldValues } from 'react-hook-form';
import {
  type DateRange,
  DateRangeField as DateRangeInput,
  type DateRangeFieldProps as DateRangeInputProps,
} from '../../components/DateRangeField/DateRangeField.tsx';
import { dateError } from '../../dates/dateError.ts';
import { dateFieldWords, dateRangeFieldWords } from '../../words/dates.ts';
import { useLocale } from '../../words/useLocale.ts';
import { useWords } from '../../words/useWords.ts';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';
import { useUntilReset } from '../useUntilReset.ts';

interface Draft {
  readonly drafts: DateRange;
  /** The error of the order of the days. */
  readonly order: string | null;
}

const isOpen = (range: unknown) => {
  const { from, to } = range as DateRange;
  return from === null && to === null;
};

/** The input of the last day, from that of the first. */
const inputOfLastDay = (from: HTMLInputElement | null) =>
  from?.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type="text"]')[1] ?? from;

/**
 * A `DateRangeField` of a form; one that is needed has at least one day. A text that is not a date, and a range
 * that ends before it starts, block the form.
 */
export function DateRangeField<Values extends FieldValues, Name extends NameOf<Values, DateRange>>({
  name,
  control,
  rules,
  ...range
}: FieldProps<DateRangeInputProps, Values, Name>) {
  const words = useWords('DateField', dateFieldWords);
  const { from: nameFrom, to: nameTo } = useWords('DateRangeField', dateRangeFieldWords);
  const locale = useLocale();
  const [draft, setDraft, resets] = useUntilReset<Draft, Values>(control, name);
  const fromError = dateError(nameFrom(range.label), draft?.drafts.from ?? '', { locale, words });
  const toError = dateError(nameTo(range.label), draft?.drafts.to ?? '', { locale, words });
  // The last day shows that the order is wrong.
  const lastError = toError ?? draft?.order ?? null;
  const draftError = fromError ?? lastError;
  const isOnlyLastWrong = fromError === null && lastError !== null;
  const {
    name: _,
    ref,
    ...field
  } = useField<DateRange, Values, Name>({ name, control, rules }, range, {
    isEmpty: isOpen,
    draftError: () => draftError,
  });
  return (
    <DateRangeInput
      // A reset also removes typed texts that are not dates.
      key={resets}
      {...range}
      {...field}
      // The form gives the focus to the end that is wrong.
      ref={(from) => ref(isOnlyLastWrong ? inputOfLastDay(from) : from)}
      // The date with such a text shows that error itself.
      error={draftError === null ? field.error : undefined}
      onDraft={(drafts, order) => setDraft({ drafts, order })}
    />
  );
}
