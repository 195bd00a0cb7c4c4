import { type DeadlineKind, deadlineKinds } from '@agent-portal/data/deadlines/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isInsuredDeceased, isPartyDeceased } from '../../book/queries/isDeceased.ts';
import { isInScope } from '../../book/queries/isInScope.ts';
import { graceDays } from '../../book/pastDue.ts';
import { isPastDueIn } from '../../book/queries/isPastDueIn.ts';
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

/** A branch of the query: the days of one kind of the active policies that meet a condition. */
interface Branch {
  readonly kind: DeadlineKind;
  readonly dueOn: SQL;
  readonly from: SQL;
  readonly position: SQL;
  readonly where: SQL;
  /** Whose death ends it. */
  readonly isDeceased: SQL;
}

/** What is the same in each branch of policies, and of their parties. */
const ofPolicy = { from: sql``, position: sql`0`, isDeceased: isInsuredDeceased };
const ofParty = {
  from: sql`JOIN ${parties} ON ${parties.policyNumber} = ${policies.policyNumber}`,
  position: sql`${parties.position}`,
  isDeceased: isPartyDeceased,
};

const withTerms = sql`JOIN ${policyTerms} ON ${policyTerms.policyNumber} = ${policies.policyNumber}`;
const hasBirthday = sql`${parties.birthDate} IS NOT NULL
  AND ${parties.parts} && ARRAY['Insured', 'Annuitant', 'Owner']`;

const branchesOf = (days: Days): readonly Branch[] => [
  {
    ...ofPolicy,
    kind: 'GraceEnd',
    dueOn: sql`${policies.paidToDate} + ${graceDays}::int`,
    where: isPastDueIn(days.from),
  },
  {
    ...ofPolicy,
    kind: 'ConversionEnd',
    dueOn: sql`${policyTerms.conversionEndsOn}`,
    from: withTerms,
    where: sql`${policyTerms.conversionEndsOn} BETWEEN ${days.from}::date AND ${days.to}::date`,
  },
  {
    ...ofPolicy,
    kind: 'TermEnd',
    dueOn: sql`${policyTerms.levelTermEndsOn}`,
    from: withTerms,
    where: sql`${policyTerms.levelTermEndsOn} BETWEEN ${days.from}::date AND ${days.to}::date`,
  },
  {
    ...ofParty,
    kind: 'AgeChange',
    dueOn: nextYearlyIn(parties.birthDate, days.from, -ageChangeMonths),
    where: sql`${hasBirthday} AND 'Insured' = ANY(${parties.parts})
      AND ${mayReturn(parties.birthDate, days, -ageChangeMonths)}`,
  },
  {
    ...ofPolicy,
    kind: 'Anniversary',
    dueOn: nextYearlyIn(policies.issueDate, days.from),
    where: mayReturn(policies.issueDate, days),
  },
  {
    ...ofParty,
    kind: 'Birthday',
    dueOn: nextYearlyIn(parties.birthDate, days.from),
    where: sql`${hasBirthday} AND ${mayReturn(parties.birthDate, days)}`,
  },
];

/** A follow-up on a deadline: its policy, and the row id, the kind and the position of `DeadlineCodes`. */
type OnDeadline = Readonly<Record<'policyNumber' | 'itemKey' | 'followUpOn', PgColumn>>;

/** True while the deadline of a follow-up lies ahead. Its return a year later is another deadline. */
export function isDeadlineAhead(
  today: string,
  { policyNumber, itemKey, followUpOn }: OnDeadline,
): SQL {
  const to = addDays(today, longestWindow);
  const kinds = branchesOf({ from: today, to }).map(
    ({ kind, dueOn, from, position, where, isDeceased }) => sql`
      WHEN ${kind} THEN EXISTS (SELECT FROM ${policies} ${from}
        WHERE ${policies.policyNumber} = ${policyNumber} AND ${policies.status} = 'Active' AND ${where}
          AND NOT ${isDeceased} AND ${itemKey} = concat(${policies.rowId}, ' ', ${kind}::text, ' ', ${position})
          AND ${dueOn} BETWEEN ${today}::date AND least(${to}::date, ${followUpOn} + ${longestWindow}::int))`,
  );
  return sql`(CASE split_part(${itemKey}, ' ', 2) ${sql.join(kinds, sql` `)} ELSE false END)`;
}

/** The deadlines of all active policies of a scope in a window, soonest first. */
export async function findCodes(db: Database, scope: Scope, days: Days): Promise<DeadlineCodes> {
  const inScope = await isInScope(db, scope);
  const branches = branchesOf(days).map(
    ({ kind, dueOn, from, position, where, isDeceased }) => sql`
      SELECT ${policies.rowId} AS row_id, ${policies.policyNumber} AS policy_number,
        ${deadlineKinds.indexOf(kind)}::int AS kind, ${position}::int AS position, ${dueOn} AS due_on
      FROM ${policies} ${from}
      WHERE ${policies.status} = 'Active' AND ${where} AND NOT ${isDeceased} AND ${inScope}`,
  );
  const { rows } = await db.execute<Record<'ids' | 'codes', Buffer | null>>(sql`
    SELECT string_agg(int4send(row_id), '') AS ids, string_agg(int4send(
      (due_on - ${days.from}::date) * ${daysFactor}::int + kind * ${kindFactor}::int + position
    ), '') AS codes
    FROM (
      SELECT * FROM (${sql.join(branches, sql` UNION ALL `)}) AS deadline
      WHERE due_on BETWEEN ${days.from}::date AND ${days.to}::date
      ORDER BY due_on, kind, policy_number, position) AS sorted`);
  return { rowIds: numbersOf(rows[0]?.ids), codes: numbersOf(rows[0]?.codes) };
}

function numbersOf(bytes: Buffer | null = null): Int32Array {
  const numbers = new Int32Array((bytes?.length ?? 0) / 4);
  for (let index = 0; index < numbers.length; index += 1) {
    numbers[index] = bytes?.readInt32BE(index * 4) ?? 0;
  }
  return numbers;
}
