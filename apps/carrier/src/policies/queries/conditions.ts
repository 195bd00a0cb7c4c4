import { eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { groups } from '../../db/tables/groups.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import type { PendingFilters, SummaryFilters } from '../filters.ts';
import { policies } from '../../db/tables/policies.ts';

/** The filters of all policy lists, without viewAs, which narrows the scope. */
export function meetsCommonFilters(
  db: Database,
  filters: PendingFilters | SummaryFilters,
): (SQL | undefined)[] {
  const { agentId, agentLastName, primaryInsured, policyNumber, employer } = filters;
  return [
    agentId && isAnyOf(policies.agentId, agentId),
    agentLastName && isWrittenByNamesake(db, agentLastName),
    primaryInsured && isAnyOf(policies.primaryInsured, primaryInsured),
    policyNumber && isAnyOf(policies.policyNumber, policyNumber),
    employer && isOfEmployer(db, employer),
  ];
}

/** True for dates from `from` to `to`, both included. Either end may be open. */
export function isBetween(column: PgColumn, from?: string, to?: string): (SQL | undefined)[] {
  return [from === undefined ? from : gte(column, from), to === undefined ? to : lte(column, to)];
}

function isWrittenByNamesake(db: Database, lastNames: readonly string[]): SQL {
  const namesakes = db
    .select({ agentId: agents.agentId })
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(producers.lastName, lastNames));
  return sql`${policies.agentId} IN ${namesakes}`;
}

function isOfEmployer(db: Database, employers: readonly string[]): SQL {
  const named = db
    .select({ groupNumber: groups.groupNumber })
    .from(groups)
    .where(isAnyOf(groups.name, employers));
  return sql`${policies.groupNumber} IN ${named}`;
}
