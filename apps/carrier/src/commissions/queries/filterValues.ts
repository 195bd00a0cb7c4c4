import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agentName } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { commissionCycles, commissionLines } from '../tables.ts';

/** The numbers of the policies that paid some agents anything. */
export async function findPaidPolicies(db: Database, paidTo: readonly string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ policyNumber: commissionLines.policyNumber })
    .from(commissionLines)
    .where(isAnyOf(commissionLines.paidAgentId, paidTo))
    .orderBy(asc(commissionLines.policyNumber));
  return found.map(({ policyNumber }) => policyNumber);
}

/** The agents by whose business some agents were paid. */
export function findWriters(db: Database, paidTo: readonly string[]) {
  return db
    .selectDistinct({ agentName, agentId: agents.agentId })
    .from(commissionLines)
    .innerJoin(agents, eq(agents.agentId, commissionLines.writingAgentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(commissionLines.paidAgentId, paidTo));
}

/** The cycles that the carrier shows, newest first. */
export const findCycles = (db: Database) =>
  db.select().from(commissionCycles).orderBy(desc(commissionCycles.cycleEndDate));
