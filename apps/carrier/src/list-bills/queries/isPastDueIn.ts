import { type SQL, sql } from 'drizzle-orm';
import { listBills } from '../tables.ts';

/** `isPastDue` of list-bills/rules.ts for the due date of a bill, in SQL. */
export const isPastDueIn = (today: string): SQL => sql`${listBills.dueDate} < ${today}::date`;
