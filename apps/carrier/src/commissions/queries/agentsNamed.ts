import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { isInDownlineOf } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';

/** The hierarchy filter of an agent [S3]. An agent number includes its downline. */
export interface HierarchyFilter {
  readonly HierarchyAgentLevel?: string | undefined;
  readonly HierarchyAgentNumber?: string | undefined;
  readonly HierarchyMarketCode?: string | undefined;
  readonly HierarchyCompanyCode?: string | undefined;
  readonly HierarchyContractStatus?: string | undefined;
}

const is = (column: PgColumn, value: string | undefined) =>
  value === undefined ? undefined : eq(sql`${column}::text`, value);

/** True for agents of the hierarchy filter with one of the last names; undefined when neither is set. */
export function isAgentNamed(
  db: Database,
  agentId: PgColumn,
  filter: HierarchyFilter,
  lastNames: readonly string[] | undefined,
): SQL | undefined {
  const conditions = [
    is(agents.agentLevel, filter.HierarchyAgentLevel),
    filter.HierarchyAgentNumber === undefined
      ? undefined
      : isInDownlineOf(db, agents.agentId, [filter.HierarchyAgentNumber]),
    is(agents.marketCode, filter.HierarchyMarketCode),
    is(agents.companyCode, filter.HierarchyCompanyCode),
    is(agents.contractStatus, filter.HierarchyContractStatus),
    lastNames && isAnyOf(producers.lastName, lastNames),
  ].filter((condition) => condition !== undefined);
  if (conditions.length === 0) return undefined;
  const named = db
    .select({ agentId: agents.agentId })
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(and(...conditions));
  return sql`${agentId} IN ${named}`;
}

/** Agents with their options of the hierarchy filter, by agent id. */
export function findHierarchy(db: Database, agentIds: readonly string[]) {
  return db
    .select({
      agentNumber: agents.agentId,
      agentLevel: agents.agentLevel,
      marketCode: agents.marketCode,
      companyCode: agents.companyCode,
      contractStatus: agents.contractStatus,
    })
    .from(agents)
    .where(isAnyOf(agents.agentId, agentIds))
    .orderBy(agents.agentId);
}
