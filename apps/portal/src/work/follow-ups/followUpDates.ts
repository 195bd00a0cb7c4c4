import { longestFollowUpDays } from '@agent-portal/data/work/follow-ups/contract';
import { daysAfter } from '@agent-portal/ui/DateField';

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/** Adds business days to a date. Holidays count as business days, because no carrier lists its holidays. */
export function businessDaysAfter(day: string, count: number): string {
  const next = daysAfter(day, 1);
  if (isWeekend(next)) return businessDaysAfter(next, count);
  return count === 1 ? next : businessDaysAfter(next, count - 1);
}

/** Preset dates for a follow-up, counted from the business date; `YYYY-MM-DD`. */
export const followUpPresets = (today: string) => [
  { label: 'Tomorrow', day: daysAfter(today, 1) },
  { label: 'In 3 business days', day: businessDaysAfter(today, 3) },
  { label: 'In a week', day: daysAfter(today, 7) },
];

/** The latest date that a follow-up can have. */
export const lastFollowUpDay = (today: string) => daysAfter(today, longestFollowUpDays);

/**
 * Returns the error of a follow-up date, or undefined.
 * @param former the saved date, which is allowed even if it has passed
 */
export function followUpDateError(
  day: string | null,
  { today, former }: { readonly today: string; readonly former: string | null },
): string | undefined {
  if (day === null || day === former) return undefined;
  if (day < today) return 'That day has passed. Choose today or a later day.';
  if (day > lastFollowUpDay(today)) return 'Choose a day within two years.';
  return undefined;
}
