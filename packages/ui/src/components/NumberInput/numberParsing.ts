import type { Parsing } from '../ParsedInput/ParsedInput.tsx';
import { numberReader } from './numberReader.ts';

/** How a number is written and read, and which numbers are allowed. */
export interface NumberRules {
  /** A BCP 47 tag. */
  readonly locale: string;
  /** How it is written at rest. */
  readonly options: Intl.NumberFormatOptions;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The number that is 1 of `options`: percent is written as a hundredth. @default 1 */
  readonly unit?: number | undefined;
}

/** The errors of a text, without its label. */
export interface NumberErrors {
  readonly invalid: (example: string) => string;
  readonly tooSmall: (min: string) => string;
  readonly tooLarge: (max: string) => string;
}

/** JavaScript has cents exactly up to here. */
const largest = 90_000_000_000_000;

/** A number in the way of a locale: `$1,234.50`, `(50)` or `−50` for a negative amount, `12.5%`. */
export function numberParsing(
  { locale, options, min, max, unit = 1 }: NumberRules,
  errors: NumberErrors,
): Parsing<number> {
  const format = new Intl.NumberFormat(locale, options);
  const shown = format.resolvedOptions().maximumFractionDigits ?? 0;
  // One percent is a hundredth, unless the number is in percent itself.
  const places = options.style === 'percent' && unit === 1 ? shown + 2 : shown;

  const show = (value: number) => format.format(value * unit).replace('-', '\u2212');
  // Most inputs are shown and never edited.
  let reader: ReturnType<typeof numberReader> | undefined;
  const read = (text: string): number | undefined => {
    reader ??= numberReader(locale, options, unit);
    const value = reader(text);
    if (value === undefined || Math.abs(value) > largest) return undefined;
    const rounded = Number(value.toFixed(places));
    // Dividing a percent leaves a trace in the last digits.
    const trace = options.style === 'percent' ? 1e-15 * Math.abs(value) : 0;
    return Math.abs(rounded - value) > trace ? undefined : rounded;
  };

  return {
    show,
    read,
    send: String,
    errorOf: (text) => {
      const value = read(text);
      if (value === undefined)
        return errors.invalid(show(options.style === 'percent' ? 0.125 / unit : 1234.5));
      if (min !== undefined && value < min) return errors.tooSmall(show(min));
      if (max !== undefined && value > max) return errors.tooLarge(show(max));
      return null;
    },
  };
}
