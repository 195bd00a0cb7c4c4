import { announce } from '../Announcer/announce.ts';
import { keypadOf } from '../NumberInput/numberParsing.ts';
import { stepBy } from '../NumberInput/stepBy.ts';
import { useNumberParsing } from '../NumberInput/useNumberParsing.ts';
import { ParsedInput, type ParsedInputProps } from '../ParsedInput/ParsedInput.tsx';

export interface PercentInputProps extends ParsedInputProps<number> {
  /** The least percent. @default 0 */
  readonly min?: number | undefined;
  /** The largest percent. @default 100 */
  readonly max?: number | undefined;
  /** What Up and Down add and take away, in percent. @default 1 */
  readonly step?: number | undefined;
}

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 };

/**
 * A percent, typed with its sign or without. The value is in percent: 12.5 for 12.5%.
 *
 * - **Also called:** percentage, rate.
 * - **When to use it:** Rates and shares, with their sign or without.
 * - **When not:** A number without a whole: `NumberInput`.
 * - **Keys:**
 *   - Up, Down: Adds or takes away a step.
 *   - Page Up, Page Down: Adds or takes away ten steps.
 *   - Enter: Takes the number, and sends the form around it.
 */
export function PercentInput({ min = 0, max = 100, step = 1, ...input }: PercentInputProps) {
  const { label } = input;
  const rules = { label, invalid: 'invalidPercent', options: percent, min, max } as const;
  const parsing = useNumberParsing({ ...rules, unit: 0.01 });
  return (
    <ParsedInput
      {...input}
      parsing={parsing}
      attributes={() => ({ inputMode: keypadOf(min) })}
      onStep={(event, value) => {
        const next = stepBy(event, value, { step, min, max });
        if (next !== undefined) announce(parsing.show(next), label);
        return next;
      }}
    />
  );
}
