import { Calendar } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { formatDate } from '@agent-portal/format';
import { announce } from '../Announcer/announce.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { FieldFrame } from '../Field/FieldFrame.styles.ts';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { usePopupTrigger } from '../Popover/usePopupTrigger.ts';
import { CalendarBoundary } from './CalendarBoundary.tsx';
import { dateError } from './dateError.ts';
import { readDate } from './readDate.ts';
import { useAfterPress } from '../Field/useAfterPress.ts';

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, or null. */
  readonly value: string | null;
  /** Called when the field is left, at Enter and at a pick, if the text is a date within the limits, or empty. */
  readonly onChange: (value: string | null) => void;
  /** The focus has left the field and its calendar, after a last `onChange`. */
  readonly onBlur?: (() => void) | undefined;
  /** What is wrong with a date that is one, like a range that ends before it starts. */
  readonly error?: string | undefined;
  /** The first day that can be typed or picked. A value before it stays until it is changed. */
  readonly min?: string | undefined;
  /** The last one. Two digits of a year that would be after it are of the last century. */
  readonly max?: string | undefined;
  /** The typed text that is no date yet, where a form stores it. @default the field stores it */
  readonly draft?: string | null | undefined;
  /** Called while the user types, and with null once the text is a date. */
  readonly onDraft?: ((draft: string | null) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const CalendarSurface = lazyComponent(
  async () => (await import('./CalendarSurface.tsx')).CalendarSurface,
);

const noCalendar = 'The calendar could not be opened. Type the date.';

/** The day of a value, which may have a time. */
const dayOf = (value: string | null | undefined) => (value ? readDate(value) : null);

/** One text field for a date, typed or pasted in any common form, with a calendar button. */
export function DateField({
  label,
  value,
  onChange,
  error,
  hint,
  required,
  min,
  max,
  disabled = false,
  className,
  style,
  draft: keptDraft,
  onDraft,
  onBlur,
  ref,
}: DateFieldProps) {
  const inputId = useId();
  /** The typed text, while it is not the value. */
  const [ownDraft, setOwnDraft] = useState<string | null>(null);
  const draft = keptDraft === undefined ? ownDraft : keptDraft;
  const [isLeft, setIsLeft] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const afterPress = useAfterPress();
  const calendar = usePopupTrigger(CalendarSurface.preload, 'dialog');
  const day = dayOf(value);
  const failureId = `${inputId}-failure`;
  const wrong = draft === null ? null : dateError(label, draft, { min, max, saved: value });
  const message = (isLeft ? wrong : null) ?? error;

  function setDraft(typed: string | null) {
    setOwnDraft(typed);
    onDraft?.(typed);
  }

  function settle() {
    setIsLeft(true);
    if (draft === null || wrong !== null) return;
    const date = readDate(draft, max);
    setDraft(null);
    if (date !== day) onChange(date);
  }

  function showNoCalendar() {
    calendar.surfaceProps.onClose();
    setHasFailed(true);
    announce(noCalendar);
  }

  return (
    <Field
      as={FieldFrame}
      {...{ id: inputId, label, hint, error: message, required, className, style }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!onBlur || calendar.isOpen || currentTarget.contains(relatedTarget)) return;
        afterPress(onBlur);
      }}
      after={
        <>
          {hasFailed && (
            <p id={failureId} data-part="error">
              {noCalendar}
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
                  setDraft(null);
                  onChange(date);
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
          ref={ref}
          id={inputId}
          type="text"
          inputMode="numeric"
          size={12}
          autoComplete="off"
          placeholder="MM/DD/YYYY"
          value={draft ?? formatDate(day)}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error: message }, hasFailed && failureId)}
          aria-required={required || undefined}
          disabled={disabled}
          onChange={({ target }) => {
            setDraft(target.value);
            setIsLeft(false);
          }}
          onBlur={() => afterPress(settle)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') settle();
          }}
        />
        <button
          {...calendar.triggerProps}
          aria-label={`Choose ${label}`}
          disabled={disabled}
          onClick={() => {
            setHasFailed(false);
            calendar.triggerProps.onClick();
          }}
        >
          <Calendar aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
    </Field>
  );
}
