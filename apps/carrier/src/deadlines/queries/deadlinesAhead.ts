import { type DeadlineKind, deadlineKinds } from '@agent-portal/data/deadlines/contract';
import { kindLabels } from '@agent-portal/data/deadlines/kindLabels';
import { type SQL, sql, and, eq } from 'drizzle-orm';
import { graceDays } from '../../book/pastDue.ts';
import { isInsuredDeceased, isPartyDeceased } from '../../book/queries/isDeceased.ts';
import { addDays } from '../../db/dates.ts';
import { parties, policies } from '../../db/tables/policies.ts';
import { ageChangeMonths } from '../rules.ts';
import { type Days, mayReturn, nextYearlyIn } from './yearly.ts';
import { agentName } from '../../book/queries/downline.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agents, producers } from '../../db/tables/agents.ts';

/** How many days ahead alerts report each kind. Birthdays and anniversaries come too often for alerts. */
const reportedAhead: Readonly<Partial<Record<DeadlineKind, readonly number[]>>> = {
  GraceEnd: [7],
  ConversionEnd: [90, 30, 7],
  TermEnd: [90, 30, 7],
  AgeChange: [30],
};

/** The deadlines of a kind on some days: `policy_number`, `insured`, `due_on`. */
const dueOn: Readonly<Partial<Record<DeadlineKind, (days: Days) => SQL>>> = {
  GraceEnd: ({ from, to }) => sql`
    SELECT policy_number, primary_insured AS insured, paid_to_date + ${graceDays}::int AS due_on
    FROM policies WHERE status = 'Active' AND NOT ${isInsuredDeceased}
      AND paid_to_date BETWEEN ${addDays(from, -graceDays)}::date AND ${addDays(to, -graceDays)}::date`,
  ConversionEnd: ({ from, to }) => sql`
    SELECT policy_number, primary_insured AS insured, conversion_ends_on AS due_on
    FROM policy_terms JOIN policies USING (policy_number)
    WHERE status = 'Active' AND NOT ${isInsuredDeceased}
      AND conversion_ends_on BETWEEN ${from}::date AND ${to}::date`,
  TermEnd: ({ from, to }) => sql`
    SELECT policy_number, primary_insured AS insured, level_term_ends_on AS due_on
    FROM policy_terms JOIN policies USING (policy_number)
    WHERE status = 'Active' AND NOT ${isInsuredDeceased}
      AND level_term_ends_on BETWEEN ${from}::date AND ${to}::date`,
  AgeChange: ({ from, to }) => {
    const next = nextYearlyIn(parties.birthDate, from, -ageChangeMonths);
    return sql`
    SELECT policies.policy_number, ${parties.name} AS insured, ${next} AS due_on
    FROM ${parties} JOIN ${policies} ON ${policies.policyNumber} = ${parties.policyNumber}
    WHERE status = 'Active' AND birth_date IS NOT NULL AND 'Insured' = ANY(parts)
      AND parts && ARRAY['Insured', 'Annuitant', 'Owner'] AND NOT ${isPartyDeceased}
      AND ${mayReturn(parties.birthDate, { from, to }, -ageChangeMonths)}
      AND ${next} BETWEEN ${from}::date AND ${to}::date`;
  },
};

/**
 * What alerts report on some business dates: `subject`, `happened_on`, `policy_number`, `insured`, `detail`.
 * Each deadline is reported as many days ahead as `reportedAhead` says.
 */
export function deadlinesAhead({ from, to }: Days): SQL {
  const branches = deadlineKinds.flatMap((kind) => {
    const find = dueOn[kind];
    return (reportedAhead[kind] ?? []).flatMap((ahead) =>
      find === undefined
        ? []
        : sql`
      SELECT policy_number || ' ' || ${kind} || ' ' || due_on || ' ' || insured AS subject,
        due_on - ${ahead}::int AS happened_on, policy_number, insured,
        ${`${kindLabels[kind]} `} || to_char(due_on, 'MM/DD/YYYY') AS detail
      FROM (${find({ from: addDays(from, ahead), to: addDays(to, ahead) })}) AS deadline`,
    );
  });
  return sql.join(branches, sql` UNION ALL `);
}

/** The policies of some deadlines, with the people whose birthday counts, by row id. */
export async function findPolicies(db: Database, rowIds: Iterable<number>) {
  const found = await db
    .select({
      rowId: policies.rowId,
      agentName,
      agentId: policies.agentId,
      policyNumber: policies.policyNumber,
      primaryInsured: policies.primaryInsured,
      productName: policies.productName,
      issueDate: policies.issueDate,
      position: parties.position,
      person: parties.name,
      birthDate: parties.birthDate,
      parts: parties.parts,
    })
    .from(policies)
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(
      parties,
      and(
        eq(parties.policyNumber, policies.policyNumber),
        sql`${parties.parts} && ARRAY['Insured', 'Annuitant', 'Owner']`,
      ),
    )
    .where(isAnyOf(policies.rowId, [...new Set(rowIds)]));
  return Map.groupBy(found, ({ rowId }) => rowId);
}

/** A policy with one of its people. */
export type FoundPolicy = NonNullable<
  ReturnType<Awaited<ReturnType<typeof findPolicies>>['get']>
>[number];
