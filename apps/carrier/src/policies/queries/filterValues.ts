import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
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

/**
 * The options of a list's filters: the values of the whole scope. Only the policy numbers are sorted.
 * @param isOnList true for the policies of the list, for any caller
 */
export async function findFilterValues(db: Database, scope: Scope, isOnList: SQL | undefined) {
  const isListed = and(isOnList, await isInScope(db, scope));
  const [values, policyNumbers] = await Promise.all([
    findDistinctValues(db, isListed),
    findPolicyNumbers(db, isListed),
  ]);
  const [agentLastNames, employers] = await Promise.all([
    findLastNames(db, values.agentIds),
    findEmployers(db, values.groupNumbers),
  ]);
  const { agentIds, primaryInsureds, reasons } = values;
  return { agentIds, agentLastNames, primaryInsureds, employers, policyNumbers, reasons };
}

/** Joins the values of a column with line breaks, because one text is read much faster than 100,000 rows. */
const linesOf = (column: AnyPgColumn | SQL.Aliased) =>
  sql<string | null>`string_agg(${column}, E'\\n')`;

const fromLines = (lines: string | null | undefined): string[] => lines?.split('\n') ?? [];

/** All in one pass over the policies: each set has the values of one column, and no others. */
async function findDistinctValues(db: Database, isListed: SQL | undefined) {
  const { agentId, groupNumber, primaryInsured, reason } = policies;
  const sets = db
    .select({ agentId, groupNumber, primaryInsured, reason })
    .from(policies)
    .where(isListed)
    .groupBy(sql`GROUPING SETS ((${agentId}), (${groupNumber}), (${primaryInsured}), (${reason}))`)
    .as('sets');
  const [found] = await db
    .select({
      agentIds: linesOf(sets.agentId),
      groupNumbers: linesOf(sets.groupNumber),
      primaryInsureds: linesOf(sets.primaryInsured),
      reasons: linesOf(sets.reason),
    })
    .from(sets);
  return {
    agentIds: fromLines(found?.agentIds),
    groupNumbers: fromLines(found?.groupNumbers),
    primaryInsureds: fromLines(found?.primaryInsureds),
    reasons: fromLines(found?.reasons),
  };
}

async function findPolicyNumbers(db: Database, isListed: SQL | undefined): Promise<string[]> {
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
