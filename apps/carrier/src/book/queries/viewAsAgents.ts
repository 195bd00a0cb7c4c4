import { viewedAs, viewText } from '@agent-portal/data/user-data/viewText';
import { eq } from 'drizzle-orm';
import type { Scope } from '../scope.ts';
import type { Database } from '../../db/connection.ts';
import { agentName, isInDownlineOf, downline } from './downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';

/** The agents of a scope, by agent id, with how many are below each. */
export function findViewAsAgents(db: Database, scope: Scope) {
  return db
    .select({ agentName, agentId: agents.agentId, downlineAgents: downline })
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isInDownlineOf(db, agents.agentId, scope))
    .orderBy(agents.agentId);
}

/** A view in words, as exports say it: `Reyes, Marco and downline (3 agents) - 4473310`. */
export async function viewInWords(db: Database, viewAs: string): Promise<string> {
  const { agentId, isOnly } = viewedAs(viewAs);
  const [agent] = await db
    .select({ agentName, downlineAgents: downline })
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(eq(agents.agentId, agentId));
  return agent ? `${viewText(agent.agentName, agent.downlineAgents, isOnly)} - ${agentId}` : viewAs;
}
