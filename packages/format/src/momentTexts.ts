const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A moment; undefined if the text is not a moment. */
export function momentOf(iso: string | null | undefined): Date | undefined {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? undefined : new Date(time);
}

// These do not use `Intl`: the first screen shows a time, and the first formatter is slow to create.

/** `11/17/2026`. @param month 1 to 12 */
export const dayText = (year: number, month: number, day: number) =>
  `${twoDigits(month)}/${twoDigits(day)}/${year}`;

/** `2:05 p.m.` @param hours 0 to 23 */
export const timeText = (hours: number, minutes: number) =>
  `${hours % 12 || 12}:${twoDigits(minutes)} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
