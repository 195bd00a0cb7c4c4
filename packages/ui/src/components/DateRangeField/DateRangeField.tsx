import { type FieldsetHTMLAttributes, type Ref, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { rangeError } from '../../dates/dateError.ts';
import { dateRangeFieldWords } from '../../words/dates.ts';
import { useWords } from '../../words/useWords.ts';
import { DateField } from '../DateField/DateField.tsx';
import { describedBy } from '../Field/Field.tsx';
import type { DatePreset } from '../../dates/datePresets.ts';
import { orNull, partContext } from '../Field/useDraft.ts';
import { useChangeFromOutside } from '../Field/useChangeFromOutside.ts';
import { useControlled, useFormReset } from '../Field/useControlled.ts';
import { useSettle } from '../Field/useSettle.ts';
import { token } from '../../theme/token.ts';
import { PartsFrame } from '../DateField/PartsFrame.styles.ts';

/** The first and the last day, both included, as YYYY-MM-DD. Null means open. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

type NativeProps = Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'children'
>;

export interface DateRangeFieldProps extends NativeProps {
  /** Names both dates together; each has it with "from" or "to". */
  readonly label: string;
  /** Describes both dates together. */
  readonly hint?: string | undefined;
  /** The controlled value. Without it the field is uncontrolled: see `defaultValue`. */
  readonly value?: DateRange | undefined;
  /** The first range of an uncontrolled field, also after a reset of the form. @default open */
  readonly defaultValue?: DateRange | undefined;
  /** The form sends the first day as `<name>-from` and the last as `<name>-to`, in YYYY-MM-DD. */
  readonly name?: string | undefined;
  /** Called with both ends: once both are set, on Enter, before a submit, on blur of both fields, and at a preset. */
  readonly onChange?: ((range: DateRange) => void) | undefined;
  /**
   * Called while the user types, with each text that is not a date yet (otherwise null), and with the error of a
   * range that ends before it starts.
   */
  readonly onDraft?: ((drafts: DateRange, error: string | null) => void) | undefined;
  /** The focus has left both fields, after a last `onChange`. */
  readonly onBlur?: (() => void) | undefined;
  /** Buttons under the dates that set both. @default none */
  readonly presets?: readonly DatePreset[] | undefined;
  /** The error of a range with valid dates, such as a missing required one. */
  readonly error?: string | undefined;
  /** Marks both dates as required. A form without `noValidate` is sent with at least one date. @default false */
  readonly required?: boolean | undefined;
  /** Neither date can be changed, and a form does not send them. @default false */
  readonly disabled?: boolean | undefined;
  /** Of the `fieldset`. */
  readonly className?: string | undefined;
  /** The field of the first day. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const open: DateRange = { from: null, to: null };
const rangeOf = ({ from, to }: DateRange) => ({
  from: orNull(from) ?? null,
  to: orNull(to) ?? null,
});
const noPresets: readonly DatePreset[] = [];

/**
 * Two dates that apply together, a `fieldset`, with presets for the usual ranges.
 *
 * - **Also called:** date range picker, period.
 * - **When to use it:** Filters by date, with presets for the usual ranges; both dates apply
 *   together.
 * - **When not:** One date: `DateField`.
 * - **Keys:**
 *   - Enter: Applies both dates. In the calendars, the keys of `DateField`.
 */
export function DateRangeField({
  label,
  hint,
  value: given,
  defaultValue,
  onChange,
  onDraft,
  onBlur,
  presets = noPresets,
  error,
  required,
  disabled,
  name,
  ref,
  'aria-describedby': described,
  ...rest
}: DateRangeFieldProps) {
  const words = useWords('DateRangeField', dateRangeFieldWords);
  const frame = useRef<HTMLFieldSetElement>(null);
  const hintId = useId();
  const stored = {
    value: given && rangeOf(given),
    defaultValue: defaultValue && rangeOf(defaultValue),
    empty: open,
    onChange,
  };
  const [value, setValue] = useControlled(stored, frame);
  const typed = useRef(open);
  /** The choice that does not apply yet, or is invalid because it ends before it starts. */
  const [draft, setDraft] = useState<DateRange | null>(null);
  const latest = useRef<DateRange | null>(null);
  /** How many presets were pressed: each removes typed texts. */
  const [presses, setPresses] = useState(0);
  const { from, to } = draft ?? value;
  const fromLabel = words.from(label);
  const toLabel = words.to(label);
  const orderError = (range: DateRange) =>
    rangeError(fromLabel, toLabel, range.from, range.to, words);
  const wrong = orderError({ from, to });
  const isFilled = from !== null || to !== null;
  const firstDay = useMemo(() => ({ wrong: null, isFilled }), [isFilled]);
  const lastDay = useMemo(() => ({ wrong, isFilled }), [wrong, isFilled]);

  function apply(range: DateRange | null) {
    if (!range || orderError(range) !== null) return;
    forget();
    setValue(range);
    onDraft?.(typed.current, null);
  }

  function forget() {
    latest.current = null;
    setDraft(null);
  }

  useSettle({
    control: frame,
    settle: () => apply(latest.current),
    isPending: () => latest.current !== null,
    isGuard: onDraft === undefined,
  });
  useFormReset(frame, forget);
  useChangeFromOutside(`${value.from} ${value.to}`, draft, () => {
    forget();
    onDraft?.(typed.current, null);
  });

  function reportDraft(end: Partial<DateRange>) {
    typed.current = { ...typed.current, ...end };
    onDraft?.(typed.current, orderError({ from, to }));
  }

  /** The user may leave one end open on purpose, which is known only once both fields are left. */
  function choose(range: DateRange) {
    latest.current = range;
    setDraft(range);
    onDraft?.(typed.current, orderError(range));
    if (range.from !== null && range.to !== null) apply(range);
  }

  return (
    <RangeFrame
      {...rest}
      ref={frame}
      aria-describedby={describedBy(hintId, { hint }, described)}
      disabled={disabled}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        apply(latest.current);
        onBlur?.();
      }}
    >
      <legend className="visually-hidden">{label}</legend>
      {hint && (
        <p id={`${hintId}-hint`} data-part="hint">
          {hint}
        </p>
      )}
      <partContext.Provider value={firstDay} key={presses}>
        <DateField
          ref={ref}
          label={fromLabel}
          form={rest.form}
          name={name && `${name}-from`}
          onDraft={(text) => reportDraft({ from: text })}
          value={from}
          required={required}
          onChange={(day) => {
            choose({ from: day, to });
          }}
        />
      </partContext.Provider>
      <partContext.Provider value={lastDay} key={-1 - presses}>
        <DateField
          label={toLabel}
          form={rest.form}
          name={name && `${name}-to`}
          onDraft={(text) => reportDraft({ to: text })}
          value={to}
          required={required}
          error={wrong ?? error}
          onChange={(day) => {
            choose({ from, to: day });
          }}
        />
      </partContext.Provider>
      {presets.length > 0 && (
        <ul aria-label={words.presets(label)}>
          {presets.map((preset) => (
            <li key={preset.label}>
              <button
                type="button"
                aria-pressed={preset.from === value.from && preset.to === value.to}
                onClick={() => {
                  typed.current = open;
                  setPresses((count) => count + 1);
                  apply({ from: preset.from, to: preset.to });
                }}
              >
                {preset.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </RangeFrame>
  );
}

const RangeFrame = styled(PartsFrame)`
  /* On one line: next to the dates, or under them where there is less room. */
  > ul {
    display: flex;
    flex: 1 0 max-content;
    max-inline-size: 100%;
    flex-wrap: wrap;
    align-self: end;
    gap: ${token('space-4')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > ul button {
    min-block-size: 1.875rem;
    padding-inline: ${token('space-8')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-pill')};
    background: none;
    color: ${token('color-text')};
    font: inherit;
    font-size: 0.875rem;
    cursor: pointer;
  }

  > ul button[aria-pressed='true'] {
    background: ${token('color-selected')};
    font-weight: 600;
  }

  @media (pointer: coarse) {
    > ul button {
      min-block-size: 2.75rem;
    }
  }
`;
