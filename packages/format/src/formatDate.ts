/**
 * `MM/DD/YYYY` [S9]. A date has no time, so no time zone moves it (decisions, 4).
 * @param day `YYYY-MM-DD`; anything else is an empty text, and so is a day that no calendar has:
 *   browsers would make March 2 of February 30. Use `formatMoment` for a moment.
 */
export function formatDate(day: string | null | undefined): string {
  const text = day ?? '';
  const time = Date.parse(text);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return '';
  return `${text.slice(5, 7)}/${text.slice(8)}/${text.slice(0, 4)}`;
}

// These do not use `Intl`: the first screen shows a time, and the first formatter is slow to create.
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A moment; undefined if the text is not a moment. */
function momentOf(iso: string | null | undefined): Date | undefined {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** `11/17/2026`. @param month 1 to 12 */
const dayText = (year: number, month: number, day: number) =>
  `${twoDigits(month)}/${twoDigits(day)}/${year}`;

/** `2:05 p.m.` @param hours 0 to 23 */
const timeText = (hours: number, minutes: number) =>
  `${hours % 12 || 12}:${twoDigits(minutes)} ${hours < 12 ? 'a.m.' : 'p.m.'}`;

const isDay = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (at: Date) => dayText(at.getFullYear(), at.getMonth() + 1, at.getDate());
const timeOf = (at: Date) => timeText(at.getHours(), at.getMinutes());

/** A moment: `11/17/2026, 2:05 p.m.` where the reader is (decisions, 10). */
export function formatMoment(iso: string | null | undefined): string {
  const at = momentOf(iso);
  return at ? `${dayOf(at)}, ${timeOf(at)}` : '';
}

/** The time of day where the reader is: `9:42 a.m.` */
export function formatTime(iso: string): string {
  const at = momentOf(iso);
  return at ? timeOf(at) : '';
}

/** The day of a date, which no time zone moves, or of a moment where the reader is. */
export function formatDay(iso: string | null | undefined): string {
  if (isDay.test(iso ?? '')) return formatDate(iso);
  const at = momentOf(iso);
  return at ? dayOf(at) : '';
}

/** A moment for a text that is read elsewhere, such as an e-mail: `11/17/2026, 8:05 p.m. UTC`. */
export function formatUtcMoment(iso: string | null | undefined): string {
  const at = momentOf(iso);
  if (!at) return '';
  const day = dayText(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
  return `${day}, ${timeText(at.getUTCHours(), at.getUTCMinutes())} UTC`;
}

/**
 * The date and time of rows in the user's time zone: `11/18/2026, 9:42 a.m.` A time of today has the business
 * date (decisions, 11). An earlier time may be of another business date, so it has its own date.
 * @param businessDate `YYYY-MM-DD`
 */
export function formatAsOf(asOf: string, businessDate?: string, now: Date = new Date()): string {
  if (formatDay(asOf) !== formatDay(now.toISOString())) return formatMoment(asOf);
  const day = formatDate(businessDate);
  return day ? `${day}, ${formatTime(asOf)}` : formatMoment(asOf);
}
