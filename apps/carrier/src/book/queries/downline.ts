import { viewedAs } from '@agent-portal/data/user-data/viewText';
import type { BusinessType } from '@agent-portal/data/endpoint';
import type { AgentRef } from '@agent-portal/data/policies/shapes';
import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agents, producers } from '../../db/tables/agents.ts';

const above = alias(agents, 'above');

/** True when a path starts with another one, as a range of the index on paths. No digit sorts after a colon. */
const isBelow = and(gte(agents.path, above.path), lt(agents.path, sql`${above.path} || ':'`));

const below = alias(agents, 'below');

/** The number of agents below an agent at any depth, as a range of the index on paths. */
export const downline = sql<number>`(
  SELECT count(*)::int FROM ${agents} AS ${sql.identifier('below')}
  WHERE ${below.path} > ${agents.path} AND ${below.path} < ${agents.path} || ':')`;

/** A producer's name in lists: last name first. An agency has no first name. */
export const agentName = sql<string>`
  concat_ws(', ', ${producers.lastName}, nullif(${producers.firstName}, ''))`;

/**
 * True for agent ids that are among `agentIds` or in their downlines. An id that ends with `onlyMark` excludes
 * its downline.
 */
export function isInDownlineOf(db: Database, agentId: PgColumn, agentIds: readonly string[]): SQL {
  const only = agentIds.map(viewedAs).find(({ isOnly }) => isOnly);
  if (only) return sql`${agentId} = ${only.agentId}`;
  const downline = db
    .select({ agentId: agents.agentId })
    .from(above)
    .innerJoin(agents, isBelow)
    .where(isAnyOf(above.agentId, agentIds));
  return sql`${agentId} IN ${downline}`;
}

/** The agents with the given ids and their downlines, by agent id. */
export function findDownline(db: Database, agentIds: readonly string[]): Promise<AgentRef[]> {
  return db
    .select({ agentName, agentId: agents.agentId })
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isInDownlineOf(db, agents.agentId, agentIds))
    .orderBy(agents.agentId);
}

/** Whether `agentId` is among `agentIds` or in their downlines. */
export async function isInDownline(
  db: Database,
  agentId: string,
  agentIds: readonly string[],
): Promise<boolean> {
  const found = await db
    .select({ agentId: agents.agentId })
    .from(agents)
    .where(and(eq(agents.agentId, agentId), isInDownlineOf(db, agents.agentId, agentIds)));
  return found.length > 0;
}

/** The kinds of business that the producer behind an agent id has. */
export async function findBusinessTypes(db: Database, agentId: string): Promise<BusinessType[]> {
  const found = await db
    .select({ businessTypes: producers.businessTypes })
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(eq(agents.agentId, agentId));
  return found.flatMap(({ businessTypes }) => businessTypes);
}

/** Agents with their names, by agent id. */
export function findAgentNames(db: Database, agentIds: readonly string[]): Promise<AgentRef[]> {
  return db
    .select({ agentName, agentId: agents.agentId })
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(agents.agentId, agentIds))
    .orderBy(agents.agentId);
}
