import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, addMonths } from '../../db/dates.ts';

/** The business date, and the last day of a window. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const yearOf = (date: SQL | PgColumn) => sql`extract(year FROM ${date})::int`;

/** The rule of `nextBirthday` and its neighbours in SQL: the next yearly return of a day, `shift` months away. */
export function nextYearlyIn(column: PgColumn, from: string, shift = 0): SQL<string> {
  const first = sql`greatest(1, ${yearOf(sql`${from}::date`)} - ${yearOf(column)})`;
  const after = (years: number) =>
    sql`(${column} + make_interval(months => (${first} + ${years}) * 12 + ${shift}))::date`;
  return sql`CASE WHEN ${after(0)} >= ${from}::date THEN ${after(0)}
    WHEN ${after(1)} >= ${from}::date THEN ${after(1)} ELSE ${after(2)} END`;
}

/** Days by which the shorter months and February 29 may move a day of the year. */
const slack = 4;
const monthAndDay = (date: string) => Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));

/** True for days of the year that may return within the window: what the indexes of migration 0037 find. */
export function mayReturn(column: PgColumn, { from, to }: Days, shift = 0): SQL {
  const ofYear = sql`extract(month FROM ${column})::int * 100 + extract(day FROM ${column})::int`;
  const first = monthAndDay(addDays(addMonths(from, -shift), -slack));
  const last = monthAndDay(addDays(addMonths(to, -shift), slack));
  return first <= last
    ? sql`(${ofYear}) BETWEEN ${first} AND ${last}`
    : sql`((${ofYear}) >= ${first} OR (${ofYear}) <= ${last})`;
}
