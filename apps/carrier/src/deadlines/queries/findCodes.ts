import { type DeadlineKind, deadlineKinds } from '@agent-portal/data/deadlines/contract';
import { type SQL, sql } from 'drizzle-orm';
import { isInScope, isPastDueIn } from '../../book/queries/isInScope.ts';
import { graceDays } from '../../book/pastDue.ts';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { parties, policies } from '../../db/tables/policies.ts';
import { addDays } from '../../db/dates.ts';
import { ageChangeMonths } from '../rules.ts';
import { policyTerms } from '../tables.ts';
import { type Days, mayReturn, nextYearlyIn } from './yearly.ts';

/** How far ahead deadlines are known, in days. */
export const longestWindow = 90;

/**
 * The deadlines of a book in eight bytes each, in their order: the row id of the policy, and a code of the
 * days left, the kind and the position of the party (0 without one).
 */
export interface DeadlineCodes {
  readonly rowIds: Int32Array;
  readonly codes: Int32Array;
}

const [daysFactor, kindFactor] = [1_000, 100];

/** A deadline, read from its code. */
export const decode = (code: number) => ({
  daysLeft: Math.floor(code / daysFactor),
  kind: deadlineKinds[Math.floor((code % daysFactor) / kindFactor)] ?? deadlineKinds[0],
  position: code % kindFactor,
});

/** The number of days ahead for each kind. Kinds without a number are omitted. */
export type DaysAhead = Readonly<Partial<Record<DeadlineKind, number>>>;

/** The same days ahead for all kinds. */
export const aheadOfAll = (days: number): DaysAhead =>
  Object.fromEntries(deadlineKinds.map((kind) => [kind, days]));

/** A branch of the query: the days of one kind of the active policies that meet a condition. */
interface Branch {
  readonly dueOn: SQL;
  readonly from: SQL;
  readonly position: SQL;
  readonly where: SQL;
}

/** The common part of each branch of policies and parties. */
const ofPolicy = { from: sql``, position: sql`0` };
const ofParty = {
  from: sql`JOIN ${parties} ON ${parties.policyNumber} = ${policies.policyNumber}`,
  position: sql`${parties.position}`,
};

const withTerms = sql`JOIN ${policyTerms} ON ${policyTerms.policyNumber} = ${policies.policyNumber}`;
const hasBirthday = sql`${parties.birthDate} IS NOT NULL
  AND ${parties.parts} && ARRAY['Insured', 'Annuitant', 'Owner']`;

const branches: Readonly<Record<DeadlineKind, (days: Days) => Branch>> = {
  GraceEnd: (days) => ({
    ...ofPolicy,
    dueOn: sql`${policies.paidToDate} + ${graceDays}::int`,
    where: isPastDueIn(days.from),
  }),
  ConversionEnd: (days) => ({
    ...ofPolicy,
    dueOn: sql`${policyTerms.conversionEndsOn}`,
    from: withTerms,
    where: sql`${policyTerms.conversionEndsOn} BETWEEN ${days.from}::date AND ${days.to}::date`,
  }),
  TermEnd: (days) => ({
    ...ofPolicy,
    dueOn: sql`${policyTerms.levelTermEndsOn}`,
    from: withTerms,
    where: sql`${policyTerms.levelTermEndsOn} BETWEEN ${days.from}::date AND ${days.to}::date`,
  }),
  AgeChange: (days) => ({
    ...ofParty,
    dueOn: nextYearlyIn(parties.birthDate, days.from, -ageChangeMonths),
    where: sql`${hasBirthday} AND 'Insured' = ANY(${parties.parts})
      AND ${mayReturn(parties.birthDate, days, -ageChangeMonths)}`,
  }),
  Anniversary: (days) => ({
    ...ofPolicy,
    dueOn: nextYearlyIn(policies.issueDate, days.from),
    where: mayReturn(policies.issueDate, days),
  }),
  Birthday: (days) => ({
    ...ofParty,
    dueOn: nextYearlyIn(parties.birthDate, days.from),
    where: sql`${hasBirthday} AND ${mayReturn(parties.birthDate, days)}`,
  }),
};

/**
 * The deadlines of all active policies of a scope from a day on, soonest first. Few people have died, so reading
 * all of them once costs less than looking up each policy. OFFSET 0 makes PostgreSQL compute each day once.
 */
export async function findCodes(
  db: Database,
  scope: Scope,
  today: string,
  ahead: DaysAhead,
): Promise<DeadlineCodes> {
  const inScope = await isInScope(db, scope);
  const found = deadlineKinds.flatMap((kind, index) => {
    const most = ahead[kind];
    if (most === undefined) return [];
    const { dueOn, from, position, where } = branches[kind]({
      from: today,
      to: addDays(today, most),
    });
    return sql`
      SELECT ${policies.rowId} AS row_id, ${policies.policyNumber} AS policy_number, ${index}::int AS kind,
        ${position}::int AS position, ${dueOn} - ${today}::date AS days_left, ${most}::int AS most
      FROM ${policies} ${from}
      WHERE ${policies.status} = 'Active' AND ${where} AND ${inScope}`;
  });
  const { rows } = await db.execute<Record<'ids' | 'codes', Buffer | null>>(sql`
    WITH dead AS MATERIALIZED (SELECT policy_number, position FROM deceased_parties)
    SELECT string_agg(int4send(row_id), '') AS ids, string_agg(int4send(
      days_left * ${daysFactor}::int + kind * ${kindFactor}::int + position), '') AS codes
    FROM (
      SELECT * FROM (${sql.join(found, sql` UNION ALL `)} OFFSET 0) AS deadline
      WHERE days_left BETWEEN 0 AND most
        AND (policy_number, greatest(position, 1)) NOT IN (SELECT * FROM dead)
      ORDER BY days_left, kind, policy_number, position) AS sorted`);
  return { rowIds: numbersOf(rows[0]?.ids), codes: numbersOf(rows[0]?.codes) };
}

function numbersOf(bytes: Buffer | null = null): Int32Array {
  const numbers = new Int32Array((bytes?.length ?? 0) / 4);
  for (let index = 0; index < numbers.length; index += 1) {
    numbers[index] = bytes?.readInt32BE(index * 4) ?? 0;
  }
  return numbers;
}
