import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agentName } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';

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
