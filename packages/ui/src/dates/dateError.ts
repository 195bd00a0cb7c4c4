import { dateFieldWords, dateRangeFieldWords } from '../words/dates.ts';
import { dateOrder, showDate } from './dateShape.ts';
import { readDate } from './readDate.ts';

/** The days that a date field takes, YYYY-MM-DD, and the language of its errors. */
interface DateLimits {
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
  /** The value so far, which stays allowed. */
  readonly saved?: string | null | undefined;
  /** @default 'en-US' */
  readonly locale?: string | undefined;
  /** @default English */
  readonly words?: typeof dateFieldWords | undefined;
}

/**
 * Returns the error of a typed date, with what to do; null if there is none. An empty field is not an error.
 * @param label of the field
 * @param typed the text
 * @param limits the days that the field takes
 */
export function dateError(
  label: string,
  typed: string,
  { min, max, saved, locale = 'en-US', words = dateFieldWords }: DateLimits = {},
): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const date = readDate(text, max, locale);
  if (date === null) {
    const order = words.orders[dateOrder(locale)];
    return words.notADate(label, text, order, showDate('2026-01-31', locale));
  }
  if (saved && date === readDate(saved)) return null;
  const first = min ? readDate(min) : null;
  const last = max ? readDate(max) : null;
  const show = (day: string) => showDate(day, locale);
  if (first !== null && date < first) return words.tooEarly(label, show(date), show(first));
  if (last !== null && date > last) return words.tooLate(label, show(date), show(last));
  return null;
}

/** The error of two valid dates, or null. Dates are YYYY-MM-DD. */
export function rangeError(
  fromLabel: string,
  toLabel: string,
  from: string | null,
  to: string | null,
  words: typeof dateRangeFieldWords = dateRangeFieldWords,
): string | null {
  return from === null || to === null || from <= to ? null : words.wrongOrder(fromLabel, toLabel);
}
