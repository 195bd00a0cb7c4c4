import { useMemo } from 'react';
import { announce } from '../Announcer/announce.ts';
import { keypadOf } from '../NumberInput/numberParsing.ts';
import { stepBy } from '../NumberInput/stepBy.ts';
import { useNumberParsing } from '../NumberInput/useNumberParsing.ts';
import { type Parsing, ParsedInput, type ParsedInputProps } from '../ParsedInput/ParsedInput.tsx';

export interface MoneyInputProps extends ParsedInputProps<string> {
  /** The least amount, in US dollars. @default none */
  readonly min?: number | undefined;
  /** The largest amount, in US dollars. @default none */
  readonly max?: number | undefined;
  /** What Up and Down add and take away, in US dollars. @default 1 */
  readonly step?: number | undefined;
}

const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD' };

/** Decimal text with two places, as `Money` shows it: no amount changes by a rounding of JavaScript. */
const textOf = (amount: number) => amount.toFixed(2);

/**
 * US dollars, typed as people do: `1234.5`, `$1,234.50`, `(50)`. The value is decimal text:
 * '1234.50'.
 *
 * - **Also called:** currency, amount, dollar.
 * - **When to use it:** US dollars only, with or without their sign. The value is decimal text, so
 *   that no cent is lost.
 * - **When not:** The amount is shown and not typed: `Money`. Another currency: `NumberInput`, with
 *   the currency in its label.
 * - **Keys:**
 *   - Up, Down: Adds or takes away a step.
 *   - Page Up, Page Down: Adds or takes away ten steps.
 *   - Enter: Takes the number, and sends the form around it.
 */
export function MoneyInput({ min, max, step = 1, ...input }: MoneyInputProps) {
  const { label } = input;
  const numbers = useNumberParsing({ label, invalid: 'invalidAmount', options: dollars, min, max });
  const parsing = useMemo<Parsing<string>>(
    () => ({
      show: (amount) => (Number.isFinite(Number(amount)) ? numbers.show(Number(amount)) : amount),
      read: (text) => {
        const amount = numbers.read(text);
        return amount === undefined ? undefined : textOf(amount);
      },
      send: (amount) => amount,
      errorOf: (text) => numbers.errorOf(text, null),
    }),
    [numbers],
  );
  return (
    <ParsedInput
      {...input}
      parsing={parsing}
      attributes={() => ({ inputMode: keypadOf(min) })}
      onStep={(event, value) => {
        const amount = stepBy(event, value === null ? null : Number(value), { step, min, max });
        if (amount === undefined) return undefined;
        announce(parsing.show(textOf(amount)), label);
        return textOf(amount);
      }}
    />
  );
}
