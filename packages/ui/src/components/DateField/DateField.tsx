import { Calendar } from 'lucide-react';
import {
  Component,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import { dateError } from '../../dates/dateError.ts';
import { datePattern, showDate } from '../../dates/dateShape.ts';
import { readDate } from '../../dates/readDate.ts';
import { dateFieldWords } from '../../words/dates.ts';
import { useLocale, useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { usePopupTrigger } from '../Popover/usePopupTrigger.ts';
import { orNull, partContext, useDraft } from '../Field/useDraft.ts';
import { useControlled } from '../Field/useControlled.ts';
import { useNoTimeZone } from './useNoTimeZone.ts';

interface CalendarBoundaryProps {
  /** The calendar failed, or its code could not be loaded. */
  readonly onFail: () => void;
  readonly children: ReactNode;
}

/** Limits a failure to the calendar: the field still accepts typed dates. */
class CalendarBoundary extends Component<CalendarBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | keyof FieldProps
  | 'children'
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'min'
  | 'max'
>;

export interface DateFieldProps extends NativeProps, FieldProps {
  /** The controlled value: YYYY-MM-DD, or null. Without it the field is uncontrolled: see `defaultValue`. */
  readonly value?: string | null | undefined;
  /** The first day of an uncontrolled field, also after a reset of the form. @default null */
  readonly defaultValue?: string | null | undefined;
  /** Where the form sends the day as YYYY-MM-DD; nothing is sent without a day. */
  readonly name?: string | undefined;
  /** Called on blur, on Enter, before a submit and at a pick, if the text is a date within the limits, or empty. */
  readonly onChange?: ((value: string | null) => void) | undefined;
  /** The focus has left the field and its calendar, after a last `onChange`. */
  readonly onBlur?: (() => void) | undefined;
  /** The error of a valid date, such as the end of a range that is before its start. */
  readonly error?: string | undefined;
  /** The first day that can be typed or picked. A value before it stays until it is changed. */
  readonly min?: string | undefined;
  /** The last day. A year of two digits that would be after it is in the last century. */
  readonly max?: string | undefined;
  /** The controlled draft: text that cannot be parsed as a date yet. @default the field stores it */
  readonly draft?: string | null | undefined;
  /** Called while the user types, with the text's error, or null once the text is a date. */
  readonly onDraft?: ((draft: string | null, error: string | null) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** `CalendarBoundary` handles missing code like a calendar that failed. */
function NoCalendar(): never {
  throw new Error('The calendar did not load.');
}

const CalendarSurface = lazyComponent(
  async () => (await import('./CalendarSurface.tsx')).CalendarSurface,
  { fallback: NoCalendar },
);

/** The day of a value, which may have a time. */
const dayOf = (value: string | null | undefined) => (value ? readDate(value) : null);

/**
 * One text field for a date, typed or pasted in any common form, with a calendar button. The locale of
 * `LocaleProvider` says whether the month or the day comes first.
 *
 * - **Also called:** date picker, calendar.
 * - **When to use it:** Any date: typed as 1/5/26, 01052026 or pasted, or picked from the calendar.
 * - **When not:** From a day to another: `DateRangeField`. With a time: `DateTimeField`.
 * - **Do:** 'Date of delivery', with the hint 'We deliver from Monday to Friday.'
 * - **Don’t:** The hint 'Only MM/DD/YYYY, with slashes': the field takes 1/5/26, 01052026 and
 *   pasted dates.
 * - **Keys:**
 *   - Enter: Takes what is typed; in the calendar, takes the day.
 *   - Left, Right, Up, Down: In the calendar, moves to the next or previous day or week.
 *   - Home, End: In the calendar, goes to the first or last day of the month.
 *   - Page Up, Page Down: In the calendar, goes a month back or on; with Shift, a year.
 *   - Escape: Closes the calendar.
 */
export function DateField({
  label,
  value: given,
  defaultValue,
  onChange,
  error,
  hint,
  required,
  min,
  max,
  disabled = false,
  className,
  style,
  draft: existing,
  onDraft,
  onBlur,
  id,
  name,
  ref,
  'aria-describedby': described,
  ...rest
}: DateFieldProps) {
  const words = useWords('DateField', dateFieldWords);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const whole = use(partContext);
  const stored = {
    value: orNull(given),
    defaultValue: orNull(defaultValue),
    empty: null,
    onChange,
  };
  const [value, setValue] = useControlled<string | null>(stored, whole ? undefined : input);
  useNoTimeZone('DateField', label, value);
  const ownId = useId();
  const inputId = id ?? ownId;
  const [hasFailed, setHasFailed] = useState(false);
  const calendar = usePopupTrigger(CalendarSurface.preload, 'dialog');
  const day = dayOf(value);
  const failureId = `${inputId}-failure`;
  const typed = useDraft<string>({
    control: input,
    value: day,
    setValue,
    draft: existing,
    onDraft,
    error,
    shown: showDate(day, locale),
    read: (text) => readDate(text, max, locale),
    errorOf: (text) => dateError(label, text, { min, max, saved: value, locale, words }),
    // With an open calendar the user is still in the field.
    onBlur: calendar.isOpen ? undefined : onBlur,
  });
  const { message } = typed;

  function showNoCalendar() {
    calendar.surfaceProps.onClose();
    setHasFailed(true);
    announce(words.noCalendar);
  }

  return (
    <Field
      {...{ id: inputId, label, hint, error: message, required, className, style }}
      onBlur={typed.leaveField}
      after={
        <>
          {hasFailed && (
            <p id={failureId} data-part="error">
              {words.noCalendar}
            </p>
          )}
          {calendar.isOpen && (
            <CalendarBoundary onFail={showNoCalendar}>
              <CalendarSurface
                {...calendar.surfaceProps}
                label={label}
                value={day}
                min={dayOf(min)}
                max={dayOf(max)}
                onPick={(date) => {
                  typed.take(date);
                  calendar.surfaceProps.onClose();
                }}
              />
            </CalendarBoundary>
          )}
        </>
      }
    >
      <div data-part="box" data-invalid={message ? true : undefined}>
        <input
          size={12}
          autoComplete="off"
          placeholder={datePattern(locale, words.letters)}
          {...rest}
          ref={bothRefs(input, ref)}
          id={inputId}
          type="text"
          value={typed.text}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy(
            inputId,
            { hint, error: message },
            described,
            hasFailed && failureId,
          )}
          required={required && !whole?.isFilled}
          aria-required={required || undefined}
          disabled={disabled}
          onChange={({ target }) => typed.type(target.value)}
          onBlur={typed.leaveInput}
        />
        {name && day !== null && (
          <input type="hidden" {...{ name, value: day, disabled, form: rest.form }} />
        )}
        {!rest.readOnly && (
          <button
            {...calendar.triggerProps}
            aria-label={words.choose(label)}
            disabled={disabled}
            onClick={() => {
              setHasFailed(false);
              calendar.triggerProps.onClick();
            }}
          >
            <Calendar aria-hidden size="1.25em" strokeWidth={1.75} />
          </button>
        )}
      </div>
    </Field>
  );
}
