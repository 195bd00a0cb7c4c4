import { useState } from 'react';
import { rangeError } from '../DateField/dateError.ts';
import { DateField } from '../DateField/DateField.tsx';
import type { DatePreset } from '../DateField/datePresets.ts';
import { RangeFrame } from './DateRangeField.styles.ts';

/** First and last day, both included, as YYYY-MM-DD; null is open. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

export interface DateRangeFieldProps {
  readonly label: string;
  readonly value: DateRange;
  /** Called with both ends when a field is left, at Enter, at a pick, or at a preset. */
  readonly onChange: (range: DateRange) => void;
  readonly presets: readonly DatePreset[];
}

/** Two dates, a `fieldset`, with presets for the usual ranges; each applies once it is a date. */
export function DateRangeField({ label, value, onChange, presets }: DateRangeFieldProps) {
  /** What is chosen and does not apply: it ends before it starts. */
  const [draft, setDraft] = useState<DateRange | null>(null);
  const { from, to } = draft ?? value;
  const fromLabel = `${label} from`;
  const toLabel = `${label} to`;
  const error = rangeError(fromLabel, toLabel, from, to) ?? undefined;

  function apply(range: DateRange) {
    const isWrong = rangeError(fromLabel, toLabel, range.from, range.to) !== null;
    setDraft(isWrong ? range : null);
    if (!isWrong) onChange(range);
  }

  return (
    <RangeFrame>
      <legend className="visually-hidden">{label}</legend>
      <DateField
        label={fromLabel}
        value={from}
        onChange={(day) => {
          apply({ from: day, to });
        }}
      />
      <DateField
        label={toLabel}
        value={to}
        error={error}
        onChange={(day) => {
          apply({ from, to: day });
        }}
      />
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
    </RangeFrame>
  );
}
