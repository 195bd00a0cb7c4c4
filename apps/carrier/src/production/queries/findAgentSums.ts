import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import type { Compared } from '../amounts.ts';
import type { AskedProduction } from '../askedOf.ts';
import { productionCredits } from '../tables.ts';
import { isAsked, isInEither } from './conditions.ts';
import { comparedSums } from './sums.ts';
import { agentName } from '../../book/queries/downline.ts';

/** The production of an agent alone, or of an agent directly below it with its downline. */
export interface AgentSums extends Compared {
  /** The agent of the scope. */
  readonly topId: string;
  /** The agent directly below it; empty for what it wrote itself. */
  readonly belowId: string;
  readonly hasDownline: boolean;
}

const top = alias(agents, 'top');

/** The part of a path below the top's path. */
const rest = sql`substr(${agents.path}, length(${top.path}) + 1)`;
const belowId = sql<string>`split_part(${rest}, '/', 1)`;

/** The agents of a scope that are not below another one, so that a downline counts once. */
async function findTops(db: Database, scope: Scope): Promise<string[]> {
  const found = await db
    .select({ agentId: agents.agentId, path: agents.path })
    .from(agents)
    .where(isAnyOf(agents.agentId, scope));
  const isBelow = (path: string) =>
    found.some((other) => other.path !== path && path.startsWith(other.path));
  return found.filter(({ path }) => !isBelow(path)).map(({ agentId }) => agentId);
}

/** The production of a scope by its agents and the agents directly below them, without empty ones. */
export async function findAgentSums(
  db: Database,
  scope: Scope,
  asked: AskedProduction,
): Promise<AgentSums[]> {
  const tops = await findTops(db, scope);
  return db
    .select({
      topId: top.agentId,
      belowId,
      hasDownline: sql<boolean>`bool_or(split_part(${rest}, '/', 2) <> '')`,
      ...comparedSums(asked.filters),
    })
    .from(productionCredits)
    .innerJoin(agents, eq(agents.agentId, productionCredits.agentId))
    .innerJoin(top, and(gte(agents.path, top.path), lt(agents.path, sql`${top.path} || ':'`)))
    .where(and(isAnyOf(top.agentId, tops), isAsked(db, tops, asked), isInEither(asked.filters)))
    .groupBy(top.agentId, belowId)
    .orderBy(top.agentId, sql`${belowId} COLLATE "C"`);
}

/** The names and paths of agents, by id. */
export async function findAgents(db: Database, agentIds: readonly string[]) {
  const found = await db
    .select({
      agentId: agents.agentId,
      agentName,
      agentLevel: agents.agentLevel,
      marketCode: agents.marketCode,
      path: agents.path,
    })
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(agents.agentId, agentIds));
  return new Map(found.map((agent) => [agent.agentId, agent]));
}
