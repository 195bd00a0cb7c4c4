import { formatDate, formatDay, formatMoment, formatTime } from '@agent-portal/format';

/**
 * The time of rows in the user's time zone: `9:42 a.m.`, with the date if it is not today. Where the business date
 * is not the date of the user's computer, the time has the business date (decisions, 11).
 * @param businessDate `YYYY-MM-DD`
 */
export function asOfText(asOf: string, businessDate?: string, now: Date = new Date()): string {
  const here = formatDay(now.toISOString());
  const day = formatDate(businessDate);
  if (day && day !== here) return `${day}, ${formatTime(asOf)}`;
  return formatDay(asOf) === here ? formatTime(asOf) : formatMoment(asOf);
}
