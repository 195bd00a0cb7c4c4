import {
  countedAs,
  type CountedAs,
  type HierarchyFilterValues,
} from '@agent-portal/data/hierarchy/shapes';
import { asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAnyOf } from '../../db/queries.ts';
import { agentName, findDownline, isInDownlineOf } from '../../book/queries/downline.ts';
import { agents, appointments, producers } from '../../db/tables/agents.ts';
import { countConditions } from './hierarchyFilter.ts';

/** An agent's contract, and its path from the top of the hierarchy. */
export async function findContract(db: Database, agentId: string) {
  const [found] = await db
    .select({
      agentName,
      agentId: agents.agentId,
      agentLevel: agents.agentLevel,
      marketCode: agents.marketCode,
      companyCode: agents.companyCode,
      contractStatus: agents.contractStatus,
      effective: agents.effectiveOn,
      path: agents.path,
    })
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(eq(agents.agentId, agentId));
  return found;
}

/**
 * The counts of a scope's agents: under contract, under contract with only just-in-time appointments, and not
 * yet under contract.
 */
export async function countHierarchy(db: Database, scope: Scope) {
  const count = (kind: CountedAs) => sql<number>`${countWhere(countConditions[kind])}::int`;
  const [counts] = await db
    .select({
      active: count('Active'),
      jit: count('Just in time'),
      pending: count('Pending'),
    })
    .from(agents)
    .where(isInDownlineOf(db, agents.agentId, scope));
  return counts ?? { active: 0, jit: 0, pending: 0 };
}

export async function hasDownline(db: Database, scope: Scope): Promise<boolean> {
  const found = await db
    .select({ agentId: agents.agentId })
    .from(agents)
    .where(isAnyOf(agents.uplineAgentId, scope))
    .limit(1);
  return found.length > 0;
}

/** The options of the filters in a scope. */
export async function findHierarchyValues(
  db: Database,
  scope: Scope,
): Promise<Required<HierarchyFilterValues>> {
  const isOfScope = isInDownlineOf(db, agents.agentId, scope);
  const distinct = async (
    column: 'agentLevel' | 'marketCode' | 'companyCode' | 'contractStatus',
  ) => {
    const found = await db
      .selectDistinct({ value: sql<string>`${agents[column]}` })
      .from(agents)
      .where(isOfScope)
      .orderBy(asc(agents[column]));
    return found.map(({ value }) => value);
  };
  const states = await db
    .selectDistinct({ state: appointments.state })
    .from(appointments)
    .where(isInDownlineOf(db, appointments.agentId, scope))
    .orderBy(asc(appointments.state));
  return {
    viewAsFilterValues: await findDownline(db, scope),
    agentLevelFilterValues: await distinct('agentLevel'),
    marketCodeFilterValues: await distinct('marketCode'),
    companyCodeFilterValues: await distinct('companyCode'),
    contractStatusFilterValues: await distinct('contractStatus'),
    countedAsFilterValues: [...countedAs],
    stateFilterValues: states.map(({ state }) => state),
  };
}
