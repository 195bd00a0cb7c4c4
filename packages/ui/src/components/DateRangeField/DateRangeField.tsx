import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
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
  /** Called once for both ends: at 'Apply dates', or at a preset. */
  readonly onChange: (range: DateRange) => void;
  readonly presets: readonly DatePreset[];
}

/** Two dates that apply together, a `fieldset`, with presets for the usual ranges. */
export function DateRangeField({ label, value, onChange, presets }: DateRangeFieldProps) {
  /** What is chosen and not applied yet. */
  const [draft, setDraft] = useState<DateRange | null>(null);
  const { from, to } = draft ?? value;
  const fromLabel = `${label} from`;
  const toLabel = `${label} to`;
  const error = rangeError(fromLabel, toLabel, from, to) ?? undefined;

  function apply(range: DateRange) {
    setDraft(null);
    onChange(range);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else apply({ from, to });
  }

  return (
    <RangeFrame>
      <legend className="visually-hidden">{label}</legend>
      <form data-part="ends" onSubmit={submit}>
        <DateField
          label={fromLabel}
          value={from}
          onChange={(day) => {
            setDraft({ from: day, to });
          }}
        />
        <DateField
          label={toLabel}
          value={to}
          error={error}
          onChange={(day) => {
            setDraft({ from, to: day });
          }}
        />
        <Button type="submit" variant="secondary">
          Apply dates
        </Button>
      </form>
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
