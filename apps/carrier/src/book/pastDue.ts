import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, daysBetween } from '../db/dates.ts';
import { policies } from '../db/tables/policies.ts';

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

/** True for active policies that are past due. */
export const isPastDueIn = (today: string): SQL =>
  sql`(${and(eq(policies.status, 'Active'), lt(policies.paidToDate, today))})`;

/** True for policies past due that lapse on a day up to `days` after today, or whose lapse date has passed. */
export const lapsesWithinIn = (today: string, days: number): SQL =>
  sql`(${and(
    isPastDueIn(today),
    sql`${policies.paidToDate} <= ${addDays(today, days - graceDays)}::date`,
  )})`;
