import { and, between, eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { isInDownlineOf } from '../../book/queries/downline.ts';
import { agents } from '../../db/tables/agents.ts';
import { type AskedProduction, type Period, periodBefore } from '../askedOf.ts';
import { productionCredits } from '../tables.ts';

const { postedOn, transactionDate } = productionCredits;

/** True for transactions that were posted and happened in a period. */
export function isIn(period: Period): SQL | undefined {
  return and(
    between(postedOn, period.fromDate, period.toDate),
    between(transactionDate, period.transactionFromDate, period.transactionToDate),
  );
}

/** True for transactions that were posted and happened in a period, or in the same days a year before. */
export const isInEither = (period: Period) => or(isIn(period), isIn(periodBefore(period)));

const oneOf = (column: PgColumn, values: readonly string[] | undefined) =>
  values && isAnyOf(column, values);

/**
 * True for the parts of agents in the scope, of the kind of business, that match the filter without its days.
 * The query must join the agents.
 */
export function isAsked(
  db: Database,
  scope: Scope,
  { businessType, filters }: AskedProduction,
): SQL | undefined {
  return and(
    isInDownlineOf(db, productionCredits.agentId, scope),
    eq(productionCredits.businessType, businessType),
    oneOf(productionCredits.agentId, filters.agentValues),
    oneOf(agents.marketCode, filters.marketCodeValues),
    oneOf(productionCredits.transactionType, filters.transactionTypeValues),
    oneOf(productionCredits.lineOfBusiness, filters.lineOfBusinessValues),
  );
}
