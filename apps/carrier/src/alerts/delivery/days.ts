import type { AlertFrequency } from '@agent-portal/data/alerts/contract';
import { addDays } from '../../db/dates.ts';

/** On which days of the week a weekly digest goes out; 1 is Monday. */
const weeklyDay = 1;
export const weeklyOn = 'Monday';

/** Days back that e-mail tells of: what could not be sent for longer is old news. */
export const daysTold = 14;

/** The last weekly day up to a business date. */
function lastWeeklyDay(today: string): string {
  const weekday = new Date(today).getUTCDay();
  return addDays(today, -((weekday - weeklyDay + 7) % 7));
}

/** The day by which a digest goes: that of the turn of the business date, or of the week. */
export const digestDay = (today: string): Readonly<Record<AlertFrequency, string>> => ({
  AtOnce: today,
  Daily: today,
  Weekly: lastWeeklyDay(today),
});

/** The last day that an e-mail tells of: at once today's too, a digest those that are over. */
export const lastDayTold = (today: string): Readonly<Record<AlertFrequency, string>> => ({
  AtOnce: today,
  Daily: addDays(today, -1),
  Weekly: addDays(lastWeeklyDay(today), -1),
});
