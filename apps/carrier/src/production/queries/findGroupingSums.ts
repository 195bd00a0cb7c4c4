import type { GroupingType } from '@agent-portal/data/production/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { folded } from '../../db/folded.ts';
import { agentName } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import type { Compared } from '../amounts.ts';
import type { AskedProduction } from '../askedOf.ts';
import { productionCredits } from '../tables.ts';
import { isAsked, isInEither } from './conditions.ts';
import { comparedSums } from './comparedSums.ts';

export interface GroupingSums extends Compared {
  readonly group: string;
}

/** The key of each kind of grouping. */
const keys: Readonly<Record<GroupingType, SQL<string>>> = {
  Agent: sql<string>`${agentName} || ' - ' || ${agents.agentId}`,
  MarketCode: sql<string>`${agents.marketCode}`,
  LineOfBusiness: sql<string>`${productionCredits.lineOfBusiness}`,
  Product: sql<string>`${productionCredits.product}`,
};

/** The production of a scope by agent, market, line of business or product. */
export function findGroupingSums(
  db: Database,
  scope: Scope,
  asked: AskedProduction,
  grouping: GroupingType,
): Promise<GroupingSums[]> {
  const group = sql<string>`${keys[grouping]} COLLATE "C"`;
  return db
    .select({ group, ...comparedSums(asked.filters) })
    .from(productionCredits)
    .innerJoin(agents, eq(agents.agentId, productionCredits.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(and(isAsked(db, scope, asked), isInEither(asked.filters)))
    .groupBy(sql`1`)
    .orderBy(folded(group), group);
}
