import { announce } from '../Announcer/announce.ts';
import { ParsedInput, type ParsedInputProps } from '../ParsedInput/ParsedInput.tsx';
import { keypadOf } from './numberParsing.ts';
import { stepBy } from './stepBy.ts';
import { useNumberParsing } from './useNumberParsing.ts';

export interface NumberInputProps extends ParsedInputProps<number> {
  /** The least number. @default none */
  readonly min?: number | undefined;
  /** The largest number. @default none */
  readonly max?: number | undefined;
  /** What Up and Down add and take away; Page Up and Page Down ten times that. @default 1 */
  readonly step?: number | undefined;
  /** How the number is written at rest, and how many decimals it may have. @default the locale's own */
  readonly formatOptions?: Intl.NumberFormatOptions | undefined;
}

const plain: Intl.NumberFormatOptions = {};

/**
 * A number, typed in the way of the locale: `1,234.5`.
 *
 * - **Also called:** spinbutton, stepper input, number field.
 * - **When to use it:** Counts and sizes, written in the way of the locale.
 * - **When not:** An amount: `MoneyInput`. A rate: `PercentInput`. An id, which no one adds up:
 *   `TextInput`.
 * - **Keys:**
 *   - Up, Down: Adds or takes away a step.
 *   - Page Up, Page Down: Adds or takes away ten steps.
 *   - Enter: Takes the number, and sends the form around it.
 */
export function NumberInput({
  min,
  max,
  step = 1,
  formatOptions = plain,
  ...input
}: NumberInputProps) {
  const { label } = input;
  const parsing = useNumberParsing({ label, invalid: 'invalid', options: formatOptions, min, max });
  return (
    <ParsedInput
      {...input}
      parsing={parsing}
      attributes={() => ({
        inputMode: keypadOf(min, formatOptions.maximumFractionDigits === 0 ? 'numeric' : 'decimal'),
      })}
      onStep={(event, value) => {
        const next = stepBy(event, value, { step, min, max });
        if (next !== undefined) announce(parsing.show(next), label);
        return next;
      }}
    />
  );
}
