import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { isAnyOf } from '../db/queries.ts';
import { agents, producers } from '../db/tables/agents.ts';
import { producerProfiles, regions } from './tables.ts';

/** The contracts in force of a producer's agent ids, by agent id. */
export const findActiveContracts = (db: Database, agentIds: readonly string[]) =>
  db
    .select({
      agentId: agents.agentId,
      agentLevel: agents.agentLevel,
      marketCode: agents.marketCode,
      companyCode: agents.companyCode,
      contractStatus: agents.contractStatus,
      effective: agents.effectiveOn,
      regionCode: producerProfiles.regionCode,
    })
    .from(agents)
    .innerJoin(producerProfiles, eq(producerProfiles.producerId, agents.producerId))
    .where(and(isAnyOf(agents.agentId, agentIds), eq(agents.contractStatus, 'Active')))
    .orderBy(asc(agents.agentId));

/** A region of the carrier, or undefined. */
export async function findRegion(db: Database, regionCode: string) {
  const [region] = await db.select().from(regions).where(eq(regions.regionCode, regionCode));
  return region;
}

/** A producer with its addresses and phones, or undefined. */
export async function findProfile(db: Database, producerId: string) {
  const [found] = await db
    .select({ producer: producers, profile: producerProfiles })
    .from(producers)
    .innerJoin(producerProfiles, eq(producerProfiles.producerId, producers.producerId))
    .where(eq(producers.producerId, producerId));
  return found;
}
