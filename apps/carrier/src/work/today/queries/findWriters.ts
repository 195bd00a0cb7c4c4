import { eq } from 'drizzle-orm';
import { agentName } from '../../../book/queries/downline.ts';
import type { Database } from '../../../db/connection.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { agents, producers } from '../../../db/tables/agents.ts';
import { policies } from '../../../db/tables/policies.ts';

/** The first writing agent of each policy. */
export async function findWriters(db: Database, policyNumbers: readonly string[]) {
  const found = await db
    .select({ policyNumber: policies.policyNumber, agentName, agentId: policies.agentId })
    .from(policies)
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(policies.policyNumber, [...policyNumbers]));
  return new Map(found.map(({ policyNumber, ...writer }) => [policyNumber, writer]));
}
