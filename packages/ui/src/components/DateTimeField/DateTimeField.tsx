import { type FieldsetHTMLAttributes, type Ref, useId, useMemo, useRef, useState } from 'react';
import { timeAfterDate } from '../../dates/readDate.ts';
import { timeError } from '../../dates/readTime.ts';
import { dateTimeFieldWords, timeFieldWords } from '../../words/dates.ts';
import { useLocale, useWords } from '../../words/useWords.ts';
import { DateField } from '../DateField/DateField.tsx';
import { describedBy, type FieldProps } from '../Field/Field.tsx';
import { useNoTimeZone } from '../DateField/useNoTimeZone.ts';
import { PartsFrame } from '../DateField/PartsFrame.styles.ts';
import { orNull, partContext } from '../Field/useDraft.ts';
import { useChangeFromOutside } from '../Field/useChangeFromOutside.ts';
import { useControlled, useFormReset } from '../Field/useControlled.ts';
import { useSettle } from '../Field/useSettle.ts';
import { TimeField } from '../TimeField/TimeField.tsx';
import { joinParts, type Parts, partsOf } from './parts.ts';

type NativeProps = Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'children'
>;

export interface DateTimeFieldProps extends NativeProps, FieldProps {
  /**
   * The controlled value: YYYY-MM-DDTHH:MM, without a time zone, or null. Without it the field is uncontrolled:
   * see `defaultValue`.
   */
  readonly value?: string | null | undefined;
  /** The first moment of an uncontrolled field, also after a reset of the form. @default null */
  readonly defaultValue?: string | null | undefined;
  /** Where the form sends the moment as YYYY-MM-DDTHH:MM; nothing is sent without one. */
  readonly name?: string | undefined;
  /** Called once there is a date and a time, and with null once one of them is removed. */
  readonly onChange?: ((value: string | null) => void) | undefined;
  /** The focus has left both fields, after a last `onChange`. */
  readonly onBlur?: (() => void) | undefined;
  /** The first moment that is allowed, YYYY-MM-DDTHH:MM. */
  readonly min?: string | undefined;
  /** The last one. */
  readonly max?: string | undefined;
  /** Minutes between the times that are allowed. @default any minute; the arrow keys go by 15 */
  readonly step?: number | undefined;
  /** Called with the error while the field has no complete moment, and with null once it has one. */
  readonly onDraft?: ((error: string | null) => void) | undefined;
  /** The field of the date. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

type PartErrors = Readonly<Record<keyof Parts, string | null>>;

/**
 * A date and a time that apply together, a `fieldset` of a `DateField` and a `TimeField`.
 *
 * - **Also called:** date time picker, appointment.
 * - **When to use it:** An appointment or a deadline with a time; both parts apply together.
 * - **When not:** Only a day: `DateField`. Only a time: `TimeField`.
 * - **Keys:**
 *   - Enter: Takes what is typed. In the calendar, the keys of `DateField`.
 */
export function DateTimeField({
  label,
  value: given,
  defaultValue,
  onChange,
  onBlur,
  onDraft,
  hint,
  error,
  required,
  disabled = false,
  min,
  max,
  step,
  name,
  ref,
  'aria-describedby': described,
  ...rest
}: DateTimeFieldProps) {
  const words = useWords('DateTimeField', dateTimeFieldWords);
  const timeWords = useWords('TimeField', timeFieldWords);
  const locale = useLocale();
  const hintId = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const stored = {
    value: orNull(given),
    defaultValue: orNull(defaultValue),
    empty: null,
    onChange,
  };
  const [value, setValue] = useControlled<string | null>(stored, frame);
  useNoTimeZone('DateTimeField', label, value);
  /** A date and a time that are not a value yet: one is missing, or the time is not allowed on the date. */
  const [pending, setPending] = useState<Parts | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const { date, time } = pending ?? partsOf(value);
  const moment = joinParts(partsOf(value));
  const first = partsOf(min);
  const last = partsOf(max);
  const limitsOn = (day: string | null) => ({
    min: (day === first.date && first.time) || undefined,
    max: (day === last.date && last.time) || undefined,
    step,
  });

  /** The error of parts that are not a value: one is missing, or the time is not allowed on the date. */
  function wrongOf(parts: Parts): string | null {
    if (parts.date === null) return parts.time === null ? null : words.noDate(label);
    if (parts.time === null) return words.noTime(label);
    if (joinParts(parts) === value) return null;
    const limits = { ...limitsOn(parts.date), locale, words: timeWords };
    return timeError(words.time(label), parts.time, limits);
  }

  /** The errors of the typed texts. */
  const errors = useRef<PartErrors>({ date: null, time: null });

  function report(parts: Parts | null, changed: Partial<PartErrors>) {
    errors.current = { ...errors.current, ...changed };
    onDraft?.(errors.current.date ?? errors.current.time ?? (parts && wrongOf(parts)));
  }

  // Each part settles itself. Only the error remains to be shown.
  useSettle({
    control: frame,
    settle: () => setIsLeft(true),
    isPending: () => pending !== null,
    isGuard: onDraft === undefined,
  });
  useFormReset(frame, () => {
    setPending(null);
    setIsLeft(false);
    onDraft?.(null);
  });

  useChangeFromOutside(value, pending, () => {
    // A removed part empties the value itself.
    if (value === null && pending && joinParts(pending) === null) return;
    setPending(null);
    report(null, {});
  });

  function change(parts: Parts) {
    const joined = joinParts(parts);
    const isValue = wrongOf(parts) === null;
    setPending(isValue ? null : parts);
    report(isValue ? null : parts, {});
    // A moment that is not allowed does not change the value, like a text that is not a time.
    if ((isValue || joined === null) && joined !== value) setValue(joined);
  }

  const wrong = pending && wrongOf(pending);
  const message = (isLeft ? wrong : null) ?? error;
  const dateWhole = useMemo(() => ({ wrong: date === null ? wrong : null }), [date, wrong]);
  const timeWhole = useMemo(() => ({ wrong: date === null ? null : wrong }), [date, wrong]);
  return (
    <PartsFrame
      {...rest}
      ref={frame}
      aria-describedby={describedBy(hintId, { hint }, described)}
      disabled={disabled}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setIsLeft(true);
        onBlur?.();
      }}
    >
      <legend className="visually-hidden">{label}</legend>
      {hint && (
        <p id={`${hintId}-hint`} data-part="hint">
          {hint}
        </p>
      )}
      <partContext.Provider value={dateWhole}>
        <DateField
          ref={ref}
          label={words.date(label)}
          form={rest.form}
          value={date}
          required={required}
          min={first.date ?? undefined}
          max={last.date ?? undefined}
          error={date === null ? message : undefined}
          onChange={(day) => change({ date: day, time })}
          onDraft={(text, wrong) => {
            // A pasted moment contains both parts. The day is set when the user leaves the field.
            const pasted = timeAfterDate(text ?? '');
            if (pasted !== null && pasted !== time) change({ date, time: pasted });
            else report(pending, { date: wrong });
          }}
        />
      </partContext.Provider>
      <partContext.Provider value={timeWhole}>
        <TimeField
          label={words.time(label)}
          form={rest.form}
          value={time}
          required={required}
          {...limitsOn(date)}
          error={date === null ? undefined : message}
          onChange={(next) => change({ date, time: next })}
          onDraft={(_, wrong) => report(pending, { time: wrong })}
        />
      </partContext.Provider>
      {name && moment !== null && (
        <input type="hidden" {...{ name, value: moment, form: rest.form }} />
      )}
    </PartsFrame>
  );
}
