import { formatDate, formatDay, formatMoment, formatTime } from '@agent-portal/format';

/**
 * The time of rows in the user's time zone: `9:42 a.m.`, with the date if it is not today. Where the business date
 * is not the date of the user's computer, a time of today has the business date (decisions, 11). An earlier time
 * may be of another business date, so it has its own date.
 * @param businessDate `YYYY-MM-DD`
 */
export function asOfText(asOf: string, businessDate?: string, now: Date = new Date()): string {
  const here = formatDay(now.toISOString());
  if (formatDay(asOf) !== here) return formatMoment(asOf);
  const day = formatDate(businessDate);
  return day && day !== here ? `${day}, ${formatTime(asOf)}` : formatTime(asOf);
}
