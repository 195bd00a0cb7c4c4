import { formatDate, formatTime } from '@agent-portal/ui/format';

const dayOf = (time: Date) => `${time.getFullYear()}-${time.getMonth()}-${time.getDate()}`;

/** When rows were true, where the reader is: `9:42 a.m.`, with its day where it is not today. */
export function asOfText(asOf: string, now: Date = new Date()): string {
  const time = formatTime(asOf);
  return dayOf(new Date(asOf)) === dayOf(now) ? time : `${formatDate(asOf)}, ${time}`;
}
