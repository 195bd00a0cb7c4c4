import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { folded } from '../../db/folded.ts';
import { isAnyOf } from '../../db/queries.ts';
import { groups } from '../../db/tables/groups.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';

/** True for the policies on the pending list: those with a requirement. */
export function isOnPendingList(): SQL | undefined {
  return and(
    eq(policies.status, 'Pending'),
    sql`EXISTS (SELECT FROM ${requirements}
      WHERE ${requirements.policyNumber} = ${policies.policyNumber})`,
  );
}

/** True for the policies of a list that a scope sees. */
export const isListedFor = async (db: Database, scope: Scope, isOnList: SQL | undefined) =>
  and(isOnList, await isInScope(db, scope));

/** Joins the values of a column with line breaks, because one text is read much faster than 100,000 rows. */
const linesOf = (column: AnyPgColumn | SQL.Aliased) =>
  sql<string | null>`string_agg(${column}, E'\\n')`;

const fromLines = (lines: string | null | undefined): string[] => lines?.split('\n') ?? [];

/**
 * The agents, employers and reasons of a list's policies, not sorted. All in one pass over the policies: each
 * set has the values of one column, and no others. Few policies differ in all three columns. PostgreSQL finds
 * these in parallel, but not the sets.
 */
export async function findListedValues(db: Database, isListed: SQL | undefined) {
  const { agentId, groupNumber, reason } = policies;
  const alike = db
    .select({ agentId, groupNumber, reason })
    .from(policies)
    .where(isListed)
    .groupBy(agentId, groupNumber, reason)
    .as('alike');
  const sets = db
    .select({ agentId: alike.agentId, groupNumber: alike.groupNumber, reason: alike.reason })
    .from(alike)
    .groupBy(sql`GROUPING SETS ((${alike.agentId}), (${alike.groupNumber}), (${alike.reason}))`)
    .as('sets');
  const [found] = await db
    .select({
      agentIds: linesOf(sets.agentId),
      groupNumbers: linesOf(sets.groupNumber),
      reasons: linesOf(sets.reason),
    })
    .from(sets);
  const agentIds = fromLines(found?.agentIds);
  const [agentLastNames, employers] = await Promise.all([
    findLastNames(db, agentIds),
    findEmployers(db, fromLines(found?.groupNumbers)),
  ]);
  return { agentIds, agentLastNames, employers, reasons: fromLines(found?.reasons) };
}

/** The primary insureds of a list's policies, in the order of `sortNames`. */
export async function findPrimaryInsureds(
  db: Database,
  isListed: SQL | undefined,
): Promise<string[]> {
  const names = db
    .selectDistinct({ primaryInsured: policies.primaryInsured })
    .from(policies)
    .where(isListed)
    .as('names');
  const sorted = db
    .select({ primaryInsured: names.primaryInsured })
    .from(names)
    .orderBy(folded(names.primaryInsured), names.primaryInsured)
    .as('sorted');
  const [found] = await db.select({ lines: linesOf(sorted.primaryInsured) }).from(sorted);
  return fromLines(found?.lines);
}

/** The numbers of a list's policies, sorted. */
export async function findPolicyNumbers(
  db: Database,
  isListed: SQL | undefined,
): Promise<string[]> {
  const sorted = db
    .select({ policyNumber: policies.policyNumber })
    .from(policies)
    .where(isListed)
    .orderBy(asc(policies.policyNumber))
    .as('sorted');
  const [found] = await db.select({ lines: linesOf(sorted.policyNumber) }).from(sorted);
  return fromLines(found?.lines);
}

async function findLastNames(db: Database, agentIds: readonly string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ lastName: producers.lastName })
    .from(producers)
    .innerJoin(agents, eq(agents.producerId, producers.producerId))
    .where(isAnyOf(agents.agentId, agentIds));
  return found.map(({ lastName }) => lastName);
}

async function findEmployers(db: Database, groupNumbers: readonly string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ name: groups.name })
    .from(groups)
    .where(isAnyOf(groups.groupNumber, groupNumbers));
  return found.map(({ name }) => name);
}
