import { type DateOrder, dateOrder } from './dateShape.ts';
import { readTime } from './readTime.ts';
import { typedText } from './typedText.ts';

/**
 * Reads a date as people type or paste it: 1/5/26, 01052026, 1-5-2026, 2026-01-05, also with a
 * time: 1/5/2026 12:00 AM. Returns YYYY-MM-DD, or null when it is not a day of the calendar.
 * @param max the last day that is allowed: two digits of a year after it are of the last century
 * @param locale a BCP 47 tag, for the order of day and month: month first in the United States
 */
export function readDate(
  text: string,
  max?: string | null,
  locale: string = 'en-US',
): string | null {
  const [, moment = '', time] = timeAfterDay.exec(typedText(text)) ?? [];
  if (time !== undefined && readTime(time) === null) return null;
  const typed = moment.replace(/\.$/, '');
  const forms = [isoOrder, ...typedForms[dateOrder(locale)]];
  const parts = forms.map((form) => form.exec(typed)).find((found) => found !== null);
  const { year = '', month = '', day = '' } = parts?.groups ?? {};
  return toIsoDate(fullYear(year, Number(max?.slice(0, 4) ?? 2069)), Number(month), Number(day));
}

/** The time after the day of a typed or pasted moment, HH:MM: 14:30 of '11/18/2026 2:30 PM'. Null without one. */
export const timeAfterDate = (text: string): string | null =>
  readTime(timeAfterDay.exec(typedText(text))?.[2] ?? '');

const isoOrder = /^(?<year>\d{4})[-/. ]+(?<month>\d{1,2})[-/. ]+(?<day>\d{1,2})$/;

/** The day, and the time that a program wrote after it; its time zone does not count. */
const timeAfterDay =
  /^(.*?)(?:(?<=\d)(?:T|,? )(\d{1,2}(?::\d| ?[ap]).*?)(?: ?(?:Z|UTC|GMT|[A-Z]{1,3}T|[+-]\d{2}:?\d{2}))?)?$/i;

/** With separators, and without. */
const typedForms: Readonly<Record<DateOrder, readonly RegExp[]>> = {
  monthFirst: [
    /^(?<month>\d{1,2})[-/. ]+(?<day>\d{1,2})[-/., ]+(?<year>\d{4}|\d{2})$/,
    /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4}|\d{2})$/,
  ],
  dayFirst: [
    /^(?<day>\d{1,2})[-/. ]+(?<month>\d{1,2})[-/., ]+(?<year>\d{4}|\d{2})$/,
    /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  ],
  yearFirst: [
    /^(?<year>\d{2})[-/. ]+(?<month>\d{1,2})[-/. ]+(?<day>\d{1,2})$/,
    /^(?<year>\d{4}|\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  ],
};

/**
 * Two digits from 70 are of the last century, the rest of this one, as in strptime, unless that is
 * later than it may be: a birth date in 69 is in 1969.
 */
function fullYear(digits: string, last: number): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  return year >= 70 || 2000 + year > last ? 1900 + year : 2000 + year;
}

function toIsoDate(year: number, month: number, day: number): string | null {
  if (year < 1000) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}
