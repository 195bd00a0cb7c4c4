import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TransactionType } from '@agent-portal/data/production/productionFilterShape';
import { type Period, periodBefore, type AskedProduction } from '../askedOf.ts';
import { productionCredits } from '../tables.ts';
import { isIn, isAsked, isInEither } from './conditions.ts';
import type { GroupingType } from '@agent-portal/data/production/contract';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { folded } from '../../db/folded.ts';
import { agentName } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import type { Compared } from '../amounts.ts';

const { transactionType, share, premiumCents, creditCents } = productionCredits;

/** The sum of a column of whole numbers over the rows that match a condition. */
const sumWhere = (column: PgColumn, condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${column}) FILTER (WHERE ${condition}), 0)::bigint`.mapWith(Number);

const sumsIn = (period: Period) => {
  const shareOf = (type: TransactionType) =>
    sumWhere(share, and(isIn(period), eq(transactionType, type)));
  return {
    submitted: shareOf('Submitted'),
    issued: shareOf('Issued'),
    cancelled: shareOf('Cancelled'),
    // Submitted premium is not in force.
    premium: sumWhere(premiumCents, and(isIn(period), ne(transactionType, 'Submitted'))),
    credit: sumWhere(creditCents, isIn(period)),
  };
};

/** The amounts of a period and of the same days a year before, for a query that groups. */
export const comparedSums = (period: Period) => ({
  now: sumsIn(period),
  before: sumsIn(periodBefore(period)),
});

interface GroupingSums extends Compared {
  readonly group: string;
}

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
