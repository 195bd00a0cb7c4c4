import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { agents } from '../../db/tables/agents.ts';
import type { Compared } from '../amounts.ts';
import type { AskedProduction } from '../askedOf.ts';
import { productionCredits } from '../tables.ts';
import { isAsked, isInEither } from './conditions.ts';
import { comparedSums } from './comparedSums.ts';

interface ProductSums extends Compared {
  readonly lineOfBusiness: string;
  readonly product: string;
}

/** The production of a scope by line of business and product. */
export function findProductSums(
  db: Database,
  scope: Scope,
  asked: AskedProduction,
): Promise<ProductSums[]> {
  const { lineOfBusiness, product } = productionCredits;
  return db
    .select({ lineOfBusiness, product, ...comparedSums(asked.filters) })
    .from(productionCredits)
    .innerJoin(agents, eq(agents.agentId, productionCredits.agentId))
    .where(and(isAsked(db, scope, asked), isInEither(asked.filters)))
    .groupBy(lineOfBusiness, product)
    .orderBy(lineOfBusiness, product);
}
