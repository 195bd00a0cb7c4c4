import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { groups } from '../../db/tables/groups.ts';
import { agents } from '../../db/tables/agents.ts';
import type { Compared } from '../amounts.ts';
import type { AskedProduction } from '../askedOf.ts';
import { productionCredits } from '../tables.ts';
import { isAsked, isInEither } from './conditions.ts';
import { comparedSums } from './sums.ts';

/** The production of a product in a group, of one agent or all. */
export interface GroupSums extends Compared {
  /** Empty for all. */
  readonly agentId: string;
  /** Empty when a policy belongs to no group. */
  readonly groupNumber: string;
  readonly group: string;
  readonly product: string;
}

const agentIds = {
  agent: sql<string>`${productionCredits.agentId}`,
  all: sql<string>`''`,
};

/** The worksite production of a scope by group and product, of each agent or of all of them. */
export function findGroupSums(
  db: Database,
  scope: Scope,
  asked: AskedProduction,
  ofEach: 'agent' | 'all',
): Promise<GroupSums[]> {
  const { product } = productionCredits;
  return db
    .select({
      agentId: agentIds[ofEach],
      groupNumber: sql<string>`coalesce(${productionCredits.groupNumber}, '')`,
      group: sql<string>`coalesce(${groups.name}, 'No group')`,
      product,
      ...comparedSums(asked.filters),
    })
    .from(productionCredits)
    .innerJoin(agents, eq(agents.agentId, productionCredits.agentId))
    .leftJoin(groups, eq(groups.groupNumber, productionCredits.groupNumber))
    .where(and(isAsked(db, scope, asked), isInEither(asked.filters)))
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`1, 2, 4`);
}
