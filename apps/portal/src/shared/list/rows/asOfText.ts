import { formatDay, formatMoment, formatTime } from '@agent-portal/format';

/** When rows were true, where the reader is: `9:42 a.m.`, with its day where it is not today. */
export function asOfText(asOf: string, now: Date = new Date()): string {
  const isToday = formatDay(asOf) === formatDay(now.toISOString());
  return isToday ? formatTime(asOf) : formatMoment(asOf);
}
