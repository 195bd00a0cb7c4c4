import { formatDay, formatMoment, formatTime } from '@agent-portal/format';

/** The time of rows in the user's time zone: `9:42 a.m.`, with the date if it is not today. */
export function asOfText(asOf: string, now: Date = new Date()): string {
  const isToday = formatDay(asOf) === formatDay(now.toISOString());
  return isToday ? formatTime(asOf) : formatMoment(asOf);
}
