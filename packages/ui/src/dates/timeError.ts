import { timeFieldWords } from '../words/dates.ts';
import { minutesOf, timeOf } from './minutesOf.ts';
import { readTime } from './readTime.ts';
import { showTime } from './showTime.ts';

/** The times that a field takes, HH:MM, and the language of its errors. */
export interface TimeLimits {
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
