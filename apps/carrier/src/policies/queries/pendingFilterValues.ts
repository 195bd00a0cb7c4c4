import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { groups } from '../../groups/tables.ts';
import { agents, producers } from '../../hierarchy/tables.ts';
import { policies, requirements } from '../tables.ts';
import { isInScope, type Scope } from './conditions.ts';

/** Distinct values in no particular order; null where there are none. */
function distinct(column: PgColumn): SQL<string[] | null> {
  return sql`array_agg(DISTINCT ${column}) FILTER (WHERE ${column} IS NOT NULL)`;
}

/** What the filters of the pending list can choose from: the values of the whole scope. */
export async function findPendingFilterValues(db: Database, scope: Scope) {
  const [values] = await db
    .select({
      agentIds: distinct(policies.agentId),
      agentLastNames: distinct(producers.lastName),
      primaryInsureds: distinct(policies.primaryInsured),
      employers: distinct(groups.name),
      policyNumbers: distinct(policies.policyNumber),
    })
    .from(policies)
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(groups, eq(groups.groupNumber, policies.groupNumber))
    .where(
      and(
        eq(policies.status, 'Pending'),
        isInScope(db, scope),
        sql`EXISTS (SELECT FROM ${requirements}
          WHERE ${requirements.policyNumber} = ${policies.policyNumber})`,
      ),
    );
  return {
    agentIds: values?.agentIds ?? [],
    agentLastNames: values?.agentLastNames ?? [],
    primaryInsureds: values?.primaryInsureds ?? [],
    employers: values?.employers ?? [],
    policyNumbers: values?.policyNumbers ?? [],
  };
}
