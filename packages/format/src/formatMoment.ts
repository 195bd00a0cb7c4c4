import { formatDate } from './formatDate.ts';
import { dayText, momentOf, timeText } from './momentTexts.ts';

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
