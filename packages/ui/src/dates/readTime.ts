import { timeFieldWords } from '../words/dates.ts';
import { typedText } from './typedText.ts';

/**
 * Reads a time as people type or paste it: 9, 930, 930a, 9:30 pm, 21:30, 9.30 p. m. Without AM or PM
 * it is a time of the 24-hour clock. Returns HH:MM, or null when it is not a time.
 */
export function readTime(text: string): string | null {
  const { hour = '', minute = '00', half } = typedTime.exec(typedText(text))?.groups ?? {};
  const typed = Number(hour);
  if (hour === '' || Number(minute) > 59 || typed > 23) return null;
  if (half !== undefined && (typed === 0 || typed > 12)) return null;
  const hours = half === undefined ? typed : (typed % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Seconds, as in a time that a program wrote, do not count. */
const typedTime =
  /^(?<hour>\d{1,2})(?:[:.h ]?(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(?:(?<half>[ap])\.?\s*(?:m\.?)?)?$/i;

const minutesOfDay = 1440;

/** The minutes since midnight. @param time HH:MM */
const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** HH:MM. @param minutes since midnight; before it and after the day, the first and last minute */
export function timeOf(minutes: number): string {
  const inDay = Math.min(Math.max(minutes, 0), minutesOfDay - 1);
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
}

type Clock = 'h12' | 'h23';

const known = new Map<string, Intl.DateTimeFormat>();
const utc = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' } as const;

/** A time as a locale shows it, on a clock whose halves people can type: 'a' and 'p' are read. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const found = known.get(locale);
  if (found) return found;
  const usual = new Intl.DateTimeFormat(locale, { ...utc, numberingSystem: 'latn' });
  const halves = usual.formatToParts(0).filter(({ type }) => type === 'dayPeriod');
  const format = halves.every(({ value }) => /^[ap]/i.test(value))
    ? usual
    : new Intl.DateTimeFormat(locale, { ...utc, numberingSystem: 'latn', hourCycle: 'h23' });
  known.set(locale, format);
  return format;
}

/** Whether a locale shows times with AM and PM. */
export function clockOf(locale: string): Clock {
  if (locale === 'en-US') return 'h12';
  return formatOf(locale).resolvedOptions().hour12 ? 'h12' : 'h23';
}

/** A time as a locale shows it: `9:30 AM`, `21:30`. An empty text for none. @param time HH:MM */
export function showTime(time: string | null, locale: string): string {
  if (time === null) return '';
  if (locale === 'en-US') {
    const hour = Number(time.slice(0, 2));
    return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
  }
  // Spaces that do not break are not what people type.
  return formatOf(locale)
    .format(minutesOf(time) * 60_000)
    .replaceAll(/\s/g, ' ');
}

/** The next time of the steps, or the one before. @param time HH:MM; null starts at the first one, or noon */
export function stepTime(
  time: string | null,
  direction: 1 | -1,
  { min, max, step = 15 }: Pick<TimeLimits, 'min' | 'max' | 'step'>,
): string {
  if (time === null) return min ?? max ?? '12:00';
  const first = minutesOf(min ?? '00:00');
  const last = minutesOf(max ?? '23:59');
  const steps = (minutesOf(time) - first) / step;
  const next = first + (direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
  if (next > last) return time;
  return next < first ? timeOf(first) : timeOf(next);
}

/** The times that a field takes, HH:MM, and the language of its errors. */
interface TimeLimits {
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
  /** Minutes between the times that can be chosen, counted from `min` or midnight. @default 1 */
  readonly step?: number | undefined;
  /** The value so far, which stays allowed. */
  readonly saved?: string | null | undefined;
  /** @default 'en-US' */
  readonly locale?: string | undefined;
  /** @default English */
  readonly words?: typeof timeFieldWords | undefined;
}

/**
 * Returns the error of a typed time, with what to do; null if there is none. An empty field is not an error.
 * @param label of the field
 * @param typed the text
 * @param limits the times that the field takes
 */
export function timeError(
  label: string,
  typed: string,
  { min, max, step = 1, saved, locale = 'en-US', words = timeFieldWords }: TimeLimits = {},
): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const time = readTime(text);
  const show = (shown: string) => showTime(shown, locale);
  if (time === null) return words.notATime(label, text, show('09:30'));
  if (saved && time === readTime(saved)) return null;
  if (min && time < min) return words.tooEarly(label, show(time), show(min));
  if (max && time > max) return words.tooLate(label, show(time), show(max));
  const first = min ? minutesOf(min) : 0;
  const over = (minutesOf(time) - first) % step;
  if (over === 0) return null;
  const before = minutesOf(time) - over;
  return words.offStep(label, show(timeOf(before)), show(timeOf(before + step)));
}
