import type { Transaction } from '@agent-portal/data/commissions/shapes';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { commissionLines } from '../tables.ts';

/** The sum of the commission of lines that match a condition, in whole cents. */
export const sumWhere = (condition: SQLWrapper): SQL<number> =>
  sql<number>`coalesce(sum(${commissionLines.commissionCents}) FILTER (WHERE ${condition}), 0)::bigint`;

export const sumOfAll = sql<number>`coalesce(sum(${commissionLines.commissionCents}), 0)::bigint`;

/** True for lines of a transaction. */
export const isOf = (transaction: Transaction): SQL =>
  sql`${commissionLines.transaction} = ${transaction}`;
