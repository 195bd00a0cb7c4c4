import { formatDate } from './formatDate.ts';

type Parts = Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>>;

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** The parts of the date and time of a moment; undefined where the text is not a moment. */
function partsOf(iso: string | null | undefined, timeZone?: string): Parts | undefined {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return undefined;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  });
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
}

const dayOf = ({ month, day, year }: Parts) => `${month}/${day}/${year}`;
const timeOf = ({ hour, minute, dayPeriod }: Parts) =>
  `${hour}:${minute} ${dayPeriod === 'AM' ? 'a.m.' : 'p.m.'}`;

/**
 * A moment: `11/17/2026, 2:05 p.m.` where the reader is (decisions, 10).
 * @param timeZone for a text that is read elsewhere, such as an e-mail: the time in this zone, with
 *   the zone's name, `11/17/2026, 8:05 p.m. UTC`
 */
export function formatMoment(iso: string | null | undefined, timeZone?: string): string {
  const parts = partsOf(iso, timeZone);
  if (!parts) return '';
  const zone = timeZone === undefined ? '' : ` ${parts.timeZoneName}`;
  return `${dayOf(parts)}, ${timeOf(parts)}${zone}`;
}

/** The time of day where the reader is: `9:42 a.m.` */
export function formatTime(iso: string): string {
  const parts = partsOf(iso);
  return parts ? timeOf(parts) : '';
}

/** The day of a date, which no time zone moves, or of a moment where the reader is. */
export function formatDay(iso: string | null | undefined): string {
  if (isDay.test(iso ?? '')) return formatDate(iso);
  const parts = partsOf(iso);
  return parts ? dayOf(parts) : '';
}
