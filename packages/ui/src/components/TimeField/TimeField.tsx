import { Clock } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, use, useId, useRef, useState } from 'react';
import { readTime } from '../../dates/readTime.ts';
import { clockOf, showTime } from '../../dates/showTime.ts';
import { stepTime } from '../../dates/stepTime.ts';
import { timeError } from '../../dates/timeError.ts';
import { timeFieldWords } from '../../words/inputs/timeFieldWords.ts';
import { useLocale } from '../../words/useLocale.ts';
import { useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import { partContext } from '../DateField/partContext.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { FieldFrame } from '../Field/FieldFrame.styles.ts';
import { useAfterPress } from '../Field/useAfterPress.ts';
import { useControlled, useFormReset } from '../Field/useControlled.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | keyof FieldProps
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'min'
  | 'max'
  | 'step'
>;

export interface TimeFieldProps extends NativeProps, FieldProps {
  /** HH:MM on the 24-hour clock, or null. Left out, the field stores it. */
  readonly value?: string | null | undefined;
  /** The time at the start and after a reset of the form, where the field stores it. @default null */
  readonly defaultValue?: string | null | undefined;
  /** Where the form sends the time as HH:MM; nothing is sent without a time. */
  readonly name?: string | undefined;
  /** Called when the field is left, at Enter and at an arrow, if the text is a time that is allowed, or empty. */
  readonly onChange?: ((value: string | null) => void) | undefined;
  /** The focus has left the field, after a last `onChange`. */
  readonly onBlur?: (() => void) | undefined;
  /** The first time that is allowed, HH:MM. A value before it stays until it is changed. */
  readonly min?: string | undefined;
  /** The last one. */
  readonly max?: string | undefined;
  /**
   * Minutes between the times that are allowed, counted from `min` or midnight. The arrow keys go by
   * it. @default any minute; the arrow keys go by 15
   */
  readonly step?: number | undefined;
  /** Called while the user types, and with null once the text is a time. */
  readonly onDraft?: ((draft: string | null) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** An input that belongs to no form. */
const noForm = { current: null };

/**
 * One text field for a time, typed or pasted as 9, 930a or 9:30 pm. It shows the time in the way of the
 * locale. It is one text input, unlike the fields of React Aria with a part for each number: those take
 * neither a pasted time nor '930a'.
 */
export function TimeField({
  label,
  value: given,
  defaultValue,
  onChange,
  onBlur,
  onDraft,
  onKeyDown,
  error,
  hint,
  required,
  min,
  max,
  step,
  disabled = false,
  className,
  style,
  id,
  name,
  ref,
  'aria-describedby': described,
  ...rest
}: TimeFieldProps) {
  const words = useWords('TimeField', timeFieldWords);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const isPart = use(partContext);
  const stored = { value: given, defaultValue, empty: null, onChange };
  const [value, setValue] = useControlled<string | null>(stored, isPart ? noForm : input);
  const ownId = useId();
  const inputId = id ?? ownId;
  /** The typed text, while it is not the value. */
  const [draft, setOwnDraft] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const afterPress = useAfterPress();
  const time = value === null ? null : readTime(value);
  const limits = { min, max, step, saved: value, locale, words };
  const wrong = draft === null ? null : timeError(label, draft, limits);
  const message = (isLeft ? wrong : null) ?? error;

  function setDraft(typed: string | null) {
    setOwnDraft(typed);
    onDraft?.(typed);
  }

  useFormReset(input, () => {
    setIsLeft(false);
    if (draft !== null) setDraft(null);
  });

  function settle() {
    setIsLeft(true);
    if (draft === null || wrong !== null) return;
    const next = readTime(draft);
    setDraft(null);
    if (next !== time) setValue(next);
  }

  function move(direction: 1 | -1) {
    const next = stepTime(draft === null ? time : readTime(draft), direction, { min, max, step });
    setDraft(null);
    if (next !== time) setValue(next);
    announce(showTime(next, locale), 'time');
  }

  return (
    <Field
      as={FieldFrame}
      {...{ id: inputId, label, hint, error: message, required, className, style }}
    >
      <div data-part="box" data-invalid={message ? true : undefined}>
        <input
          {...rest}
          ref={bothRefs(input, ref)}
          id={inputId}
          type="text"
          size={10}
          autoComplete="off"
          placeholder={words.patterns[clockOf(locale)]}
          value={draft ?? showTime(time, locale)}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error: message }, described)}
          aria-required={required || undefined}
          disabled={disabled}
          onChange={({ target }) => {
            setDraft(target.value);
            setIsLeft(false);
          }}
          onBlur={() =>
            afterPress(() => {
              settle();
              onBlur?.();
            })
          }
          onKeyDown={(event) => {
            onKeyDown?.(event);
            const { key } = event;
            if (key === 'Enter') settle();
            if (rest.readOnly || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
            event.preventDefault();
            move(key === 'ArrowUp' ? 1 : -1);
          }}
        />
        {name && time !== null && <input type="hidden" {...{ name, value: time, disabled }} />}
        <Clock aria-hidden size={20} strokeWidth={1.75} />
      </div>
    </Field>
  );
}
