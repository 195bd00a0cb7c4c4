import { type Ref, useRef, useState } from 'react';
import { rangeError } from '../DateField/dateError.ts';
import { DateField } from '../DateField/DateField.tsx';
import type { DatePreset } from '../DateField/datePresets.ts';
import { useAfterPress } from '../Field/useAfterPress.ts';
import { RangeFrame } from './DateRangeField.styles.ts';

/** First and last day, both included, as YYYY-MM-DD; null is open. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

export interface DateRangeFieldProps {
  readonly label: string;
  readonly value: DateRange;
  /** Called with both ends: once both are set, at Enter, when the fields are left, at a preset. */
  readonly onChange: (range: DateRange) => void;
  /** The focus has left both fields, after a last `onChange`. */
  readonly onBlur?: (() => void) | undefined;
  readonly presets: readonly DatePreset[];
  /** What is wrong with a range whose dates are dates, like one that is needed. */
  readonly error?: string | undefined;
  /** Marks both dates as required, also for screen readers; the form checks the value. @default false */
  readonly required?: boolean | undefined;
  /** @default false */
  readonly disabled?: boolean | undefined;
  /** Of the `fieldset`. */
  readonly className?: string | undefined;
  /** The field of the first day. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Two dates that apply together, a `fieldset`, with presets for the usual ranges. */
export function DateRangeField({
  label,
  value,
  onChange,
  onBlur,
  presets,
  error,
  required,
  disabled,
  className,
  ref,
}: DateRangeFieldProps) {
  /** The choice that does not apply yet, or cannot because it ends before it starts. */
  const [draft, setDraft] = useState<DateRange | null>(null);
  const latest = useRef<DateRange | null>(null);
  const afterPress = useAfterPress();
  const { from, to } = draft ?? value;
  const fromLabel = `${label} from`;
  const toLabel = `${label} to`;
  const wrong = rangeError(fromLabel, toLabel, from, to) ?? error;

  function apply(range: DateRange | null) {
    if (!range || rangeError(fromLabel, toLabel, range.from, range.to) !== null) return;
    latest.current = null;
    setDraft(null);
    onChange(range);
  }

  /** One end may be left open on purpose: that shows once both fields are left. */
  function choose(range: DateRange) {
    latest.current = range;
    setDraft(range);
    if (range.from !== null && range.to !== null) apply(range);
  }

  return (
    <RangeFrame
      className={className}
      disabled={disabled}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        afterPress(() => {
          apply(latest.current);
          onBlur?.();
        });
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply(latest.current);
      }}
    >
      <legend className="visually-hidden">{label}</legend>
      <DateField
        ref={ref}
        label={fromLabel}
        value={from}
        required={required}
        onChange={(day) => {
          choose({ from: day, to });
        }}
      />
      <DateField
        label={toLabel}
        value={to}
        required={required}
        error={wrong}
        onChange={(day) => {
          choose({ from, to: day });
        }}
      />
      {presets.length > 0 && (
        <ul aria-label={`${label}, usual ranges`}>
          {presets.map((preset) => (
            <li key={preset.label}>
              <button
                type="button"
                aria-pressed={preset.from === value.from && preset.to === value.to}
                onClick={() => {
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
