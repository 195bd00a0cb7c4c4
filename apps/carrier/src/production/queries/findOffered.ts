import type { OfferedProductionFilters } from '@agent-portal/data/production/productionFilterShape';
import { transactionTypes } from '@agent-portal/data/production/productionFilterShape';
import type { BusinessType } from '@agent-portal/data/endpoint';
import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { agentName, findDownline, isInDownlineOf } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { productionCredits } from '../tables.ts';

/**
 * The options of a production filter [S3]: the agents that the caller may view as, and the values in the
 * production of its whole book at any time, whatever it views.
 */
export async function findOffered(
  db: Database,
  scope: Scope,
  businessType: BusinessType,
): Promise<OfferedProductionFilters> {
  const ofScope = and(
    isInDownlineOf(db, productionCredits.agentId, scope),
    eq(productionCredits.businessType, businessType),
  );
  const viewAsAgentValues = await findDownline(db, scope);
  const writers = await db
    .selectDistinct({ agentId: agents.agentId, agentName, marketCode: agents.marketCode })
    .from(productionCredits)
    .innerJoin(agents, eq(agents.agentId, productionCredits.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(ofScope)
    .orderBy(agents.agentId);
  const lines = await db
    .selectDistinct({ line: productionCredits.lineOfBusiness })
    .from(productionCredits)
    .where(ofScope)
    .orderBy(productionCredits.lineOfBusiness);
  return {
    viewAsAgentValues,
    agentValues: writers.map(({ agentId, agentName: name }) => ({ agentId, agentName: name })),
    marketCodeValues: [...new Set(writers.map(({ marketCode }) => marketCode))].toSorted(),
    transactionTypeValues: [...transactionTypes],
    lineOfBusinessValues: lines.map(({ line }) => line),
  };
}
