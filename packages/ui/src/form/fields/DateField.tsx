import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { dateError } from '../../dates/dateError.ts';
import {
  DateField as DateInput,
  type DateFieldProps as DateInputProps,
} from '../../components/DateField/DateField.tsx';
import { dateFieldWords, dateRangeFieldWords } from '../../words/dates.ts';
import { useLocale, useWords } from '../../words/useWords.ts';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';
import { useUntilReset } from '../useResets.ts';
import {
  type DateRange,
  DateRangeField as DateRangeInput,
  type DateRangeFieldProps as DateRangeInputProps,
} from '../../components/DateRangeField/DateRangeField.tsx';
import {
  DateTimeField as DateTimeInput,
  type DateTimeFieldProps as DateTimeInputProps,
} from '../../components/DateTimeField/DateTimeField.tsx';
import {
  TimeField as TimeInput,
  type TimeFieldProps as TimeInputProps,
} from '../../components/TimeField/TimeField.tsx';
import { useDraftedField } from '../useDraftedField.ts';

type BoundProps<Values extends FieldValues, Name extends FieldPath<Values>> = FieldProps<
  DateInputProps,
  Values,
  Name
> & {
  /** Called while the user types, and with null once the text is a date. */
  readonly onDraft?: ((draft: string | null) => void) | undefined;
};

interface Draft {
  readonly draft: string | null;
  readonly setDraft: (draft: string | null) => void;
}

/** The field with a typed text that is not a date yet, which is an error when the form is sent. */
function DraftedField<Values extends FieldValues, Name extends FieldPath<Values>>({
  name,
  control,
  rules,
  draft,
  setDraft,
  onDraft,
  ...input
}: BoundProps<Values, Name> & Draft) {
  const words = useWords('DateField', dateFieldWords);
  const locale = useLocale();
  const { name: _, ...field } = useField<string | null, Values, Name>(
    { name, control, rules },
    input,
    {
      draftError: (saved) =>
        dateError(input.label, draft ?? '', {
          min: input.min,
          max: input.max,
          saved: saved as string | null,
          locale,
          words,
        }),
    },
  );
  return (
    <DateInput
      {...input}
      {...field}
      draft={draft}
      onDraft={(typed) => {
        setDraft(typed);
        onDraft?.(typed);
      }}
    />
  );
}

function WithOwnDraft<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: BoundProps<Values, Name>,
) {
  const [draft = null, setDraft] = useUntilReset<string | null, Values>(props.control, props.name);
  return <DraftedField<Values, Name> {...props} draft={draft} setDraft={setDraft} />;
}

function WithStoredDraft<Values extends FieldValues, Name extends FieldPath<Values>>({
  draftName,
  ...props
}: BoundProps<Values, Name> & { readonly draftName: FieldPath<Values> }) {
  const { field } = useController<Values>({
    name: draftName,
    ...(props.control && { control: props.control }),
  });
  return <DraftedField<Values, Name> {...props} draft={field.value} setDraft={field.onChange} />;
}

/** A `DateField` of a form; a day is YYYY-MM-DD, or null. */
export function DateField<Values extends FieldValues, Name extends NameOf<Values, string | null>>({
  draftName,
  ...props
}: BoundProps<Values, Name> & {
  /** Where the form stores a typed text that is not a date yet. @default the field stores it */
  readonly draftName?: NameOf<Values, string | null>;
}) {
  return draftName === undefined ? (
    <WithOwnDraft<Values, Name> {...props} />
  ) : (
    <WithStoredDraft<Values, Name> {...props} draftName={draftName} />
  );
}

interface RangeDraft {
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
  const [draft, setDraft, resets] = useUntilReset<RangeDraft, Values>(control, name);
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
