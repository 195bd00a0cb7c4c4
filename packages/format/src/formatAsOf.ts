import { formatDate } from './formatDate.ts';
import { formatDay, formatMoment, formatTime } from './formatMoment.ts';

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
