import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../db/dates.ts';
import { policies } from '../../db/tables/policies.ts';
import { graceDays } from '../pastDue.ts';

/** True for active policies that are past due. */
export const isPastDueIn = (today: string): SQL =>
  sql`(${and(eq(policies.status, 'Active'), lt(policies.paidToDate, today))})`;

/** True for policies past due that lapse on a day up to `days` after today, or whose lapse date has passed. */
export const lapsesWithinIn = (today: string, days: number): SQL =>
  sql`(${and(
    isPastDueIn(today),
    sql`${policies.paidToDate} <= ${addDays(today, days - graceDays)}::date`,
  )})`;
