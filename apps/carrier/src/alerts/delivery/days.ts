import type { AlertFrequency } from '@agent-portal/data/alerts/contract';
import { addDays } from '../../db/dates.ts';

/** The day of the week for a weekly digest; 1 is Monday. */
const weeklyDay = 1;
export const weeklyOn = 'Monday';

/** E-mail reports at most this many days back. Older events are old news. */
export const reportedDays = 14;

/** The last digest day of the week, up to a business date. */
function lastWeeklyDay(today: string): string {
  const weekday = new Date(today).getUTCDay();
  return addDays(today, -((weekday - weeklyDay + 7) % 7));
}

/** The day that a digest is sent for, by frequency. */
export const digestDay = (today: string): Readonly<Record<AlertFrequency, string>> => ({
  AtOnce: today,
  Daily: today,
  Weekly: lastWeeklyDay(today),
});

/** The last day that an e-mail reports: today for 'at once', the last complete day for a digest. */
export const lastReportedDay = (today: string): Readonly<Record<AlertFrequency, string>> => ({
  AtOnce: today,
  Daily: addDays(today, -1),
  Weekly: addDays(lastWeeklyDay(today), -1),
});
