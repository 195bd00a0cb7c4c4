import { plainSigns } from '@agent-portal/format';
import { NumberParser } from '@internationalized/number';
import type { Parsing } from '../ParsedInput/ParsedInput.tsx';

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

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);

/** The signs that people type for a currency in any locale: `$`, `US$` and `USD`. */
function currencySigns(locale: string, currency: string | undefined): readonly string[] {
  if (!currency) return [];
  const written = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  });
  const signs = [...written, currency, ...(currency === 'USD' ? ['US$', '$'] : [])];
  // `US$` before `$`.
  return signs.toSorted((a, b) => b.length - a.length);
}

/** One of these signs before or after the digits, with the space around it; what is outside of it is `$1` and `$2`. */
function aroundDigits(signs: readonly string[]): RegExp {
  const sign = String.raw`\s*(?:${signs.map(escaped).join('|')})\s*`;
  return new RegExp(String.raw`^(\P{Nd}*?)${sign}|${sign}(\P{Nd}*)$`, 'u');
}

/**
 * Finds a misplaced thousands separator: `1234,5` where a comma separates thousands. The parser drops it, and the
 * number would be ten times as large.
 */
function falseGroups(locale: string): RegExp {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const partOf = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  const comma = partOf('decimal') === ',' ? '' : ',';
  const group = String.raw`[${escaped(partOf('group'))}${comma}\s]`;
  // India has groups of two digits; the last has three everywhere.
  const others = [
    String.raw`\p{Nd}(?!\p{Nd})`,
    String.raw`\p{Nd}{2}(?!\p{Nd}|${group}\p{Nd})`,
    String.raw`\p{Nd}{4}`,
  ];
  return new RegExp(String.raw`\p{Nd}${group}(?:${others.join('|')})`, 'u');
}

/**
 * Reads a number as people type it in a locale: with the sign of its unit or without, negative with a
 * minus sign before or after it, or in parentheses. An amount of a spreadsheet may be a dash, which is zero.
 * @param unit the number that is 1 of `options`: percent is written as a hundredth
 */
function numberReader(
  locale: string,
  options: Intl.NumberFormatOptions,
  unit: number,
): (text: string) => number | undefined {
  const plain = new NumberParser(locale, { style: 'decimal' });
  const notGroups = falseGroups(locale);
  const isPercent = options.style === 'percent';
  const signs = isPercent ? ['%', '\u066a'] : currencySigns(locale, options.currency);
  const withSign = signs.length > 0 ? aroundDigits(signs) : undefined;
  // A unit such as kilometers has only the form of the locale.
  const other = withSign ? undefined : new NumberParser(locale, options);

  return (text) => {
    const signed = plainSigns(text);
    if (notGroups.test(signed)) return undefined;
    // Most type no sign. The parser would round a number with a percent sign.
    const bare = withSign ? signed.replace(withSign, '$1$2') : signed;
    // A single dash means no amount.
    const isPasted = bare !== signed || text !== text.trim();
    const isZero = bare === '-' && isPasted && options.style === 'currency';
    // Not every language writes a negative amount so, but people and programs do.
    const clean = isZero
      ? '0'
      : bare.replace(
          /^\( ?(?<inside>[^()-]+?) ?\)$|^(?<before>[^()-]+?) ?-$/,
          '-$<inside>$<before>',
        );
    const typed = plain.parse(clean);
    const read = Number.isNaN(typed) && other ? other.parse(clean) : typed;
    const value = isPercent ? read / 100 / unit : read;
    return Number.isFinite(value) ? value : undefined;
  };
}

/**
 * The keypad of phones for a number. On iPhones, a keypad of digits has no minus sign and no parentheses, so a number
 * that may be negative gets the whole keyboard.
 */
export const keypadOf = (
  min: number | undefined,
  digits: 'numeric' | 'decimal' = 'decimal',
): 'numeric' | 'decimal' | undefined => (min !== undefined && min >= 0 ? digits : undefined);
