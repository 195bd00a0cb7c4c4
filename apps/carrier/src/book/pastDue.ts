import { addDays, daysBetween } from '../db/dates.ts';

/** The days after the paid-to date on which a policy still has coverage without payment. */
export const graceDays = 31;

/** Whether a policy is past due: it starts on the day after the day to which it is paid (decisions, 10). */
export const isPastDue = (paidToDate: string | null, today: string): boolean =>
  paidToDate !== null && paidToDate < today;

/** The last day of the grace period. A policy that is not paid by then lapses. */
export const lapseDate = (paidToDate: string): string => addDays(paidToDate, graceDays);

/** Whole days past the paid-to date; 0 unless past due. */
export const daysLate = (paidToDate: string | null, today: string): number =>
  paidToDate === null ? 0 : Math.max(0, daysBetween(paidToDate, today));
