import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { groups } from '../../groups/tables.ts';
import { agents, producers } from '../../hierarchy/tables.ts';
import { policies, requirements } from '../tables.ts';
import { isInScope, type Scope } from './conditions.ts';

/** Holds for the policies that the pending list shows: those of which something was asked. */
export function isOnPendingList(): SQL | undefined {
  return and(
    eq(policies.status, 'Pending'),
    sql`EXISTS (SELECT FROM ${requirements}
      WHERE ${requirements.policyNumber} = ${policies.policyNumber})`,
  );
}

/** Distinct values in no particular order; null where there are none. */
function distinct(column: PgColumn): SQL<string[] | null> {
  return sql`array_agg(DISTINCT ${column}) FILTER (WHERE ${column} IS NOT NULL)`;
}

/**
 * What the filters of a list can choose from: the values of the whole scope.
 * @param isOnList holds for the policies of the list, whoever asks
 */
export async function findFilterValues(db: Database, scope: Scope, isOnList: SQL | undefined) {
  const [values] = await db
    .select({
      agentIds: distinct(policies.agentId),
      agentLastNames: distinct(producers.lastName),
      primaryInsureds: distinct(policies.primaryInsured),
      employers: distinct(groups.name),
      policyNumbers: distinct(policies.policyNumber),
      reasons: distinct(policies.reason),
    })
    .from(policies)
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(groups, eq(groups.groupNumber, policies.groupNumber))
    .where(and(isOnList, await isInScope(db, scope)));
  return {
    agentIds: values?.agentIds ?? [],
    agentLastNames: values?.agentLastNames ?? [],
    primaryInsureds: values?.primaryInsureds ?? [],
    employers: values?.employers ?? [],
    policyNumbers: values?.policyNumbers ?? [],
    reasons: values?.reasons ?? [],
  };
}
