import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TransactionType } from '@agent-portal/data/production/productionFilterShape';
import { type Period, periodBefore } from '../askedOf.ts';
import { productionCredits } from '../tables.ts';
import { isIn } from './conditions.ts';

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
