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
