import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { agents } from '../../db/tables/agents.ts';
import type { AskedProduction } from '../askedOf.ts';
import { productionCredits } from '../tables.ts';
import { isAsked, isInEither } from './conditions.ts';
import { comparedSums } from './comparedSums.ts';

/** The credit of a scope by the first day of the month in which it happened, in cents. */
export async function findMonthSums(db: Database, scope: Scope, asked: AskedProduction) {
  const month = sql<string>`to_char(${productionCredits.transactionDate}, 'YYYY-MM-01')`;
  const { now, before } = comparedSums(asked.filters);
  return db
    .select({ month, now: now.credit, before: before.credit })
    .from(productionCredits)
    .innerJoin(agents, eq(agents.agentId, productionCredits.agentId))
    .where(and(isAsked(db, scope, asked), isInEither(asked.filters)))
    .groupBy(month);
}
