import type { Transaction } from '@agent-portal/data/commissions/shapes';
import { sql, type SQL, type SQLWrapper, and, asc, desc, eq } from 'drizzle-orm';
import { commissionLines } from '../tables.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import type { Scope } from '../../book/scope.ts';
import { policies } from '../../db/tables/policies.ts';

/** The sum of the commission of lines that match a condition, in whole cents. */
export const sumWhere = (condition: SQLWrapper): SQL<number> =>
  sql<number>`coalesce(sum(${commissionLines.commissionCents}) FILTER (WHERE ${condition}), 0)::bigint`;

export const sumOfAll = sql<number>`coalesce(sum(${commissionLines.commissionCents}), 0)::bigint`;

/** True for lines of a transaction. */
export const isOf = (transaction: Transaction): SQL =>
  sql`${commissionLines.transaction} = ${transaction}`;

/** The sum of a cycle for some agents, in whole cents. */
export interface CycleSum {
  readonly cycleEndDate: string;
  readonly all: number;
  readonly firstYear: number;
  readonly renewal: number;
}

export const findCycleSums = (db: Database, paidTo: readonly string[]): Promise<CycleSum[]> =>
  db
    .select({
      cycleEndDate: commissionLines.cycleEndDate,
      all: sumOfAll,
      firstYear: sumWhere(isOf('First Year')),
      renewal: sumWhere(isOf('Renewal')),
    })
    .from(commissionLines)
    .where(isAnyOf(commissionLines.paidAgentId, paidTo))
    .groupBy(commissionLines.cycleEndDate);

/** The chargebacks to some agents in some cycles by policy, newest cycle and largest amount first. */
export const findChargebacks = (db: Database, paidTo: Scope, cycleEndDates: readonly string[]) =>
  db
    .select({
      policyNumber: commissionLines.policyNumber,
      primaryInsured: policies.primaryInsured,
      cycleEndDate: commissionLines.cycleEndDate,
      cents: sumOfAll,
      reason: sql<string | null>`min(${commissionLines.reason})`,
    })
    .from(commissionLines)
    .innerJoin(policies, eq(policies.policyNumber, commissionLines.policyNumber))
    .where(
      and(
        isAnyOf(commissionLines.paidAgentId, paidTo),
        isAnyOf(commissionLines.cycleEndDate, cycleEndDates),
        isOf('Chargeback'),
      ),
    )
    .groupBy(commissionLines.policyNumber, policies.primaryInsured, commissionLines.cycleEndDate)
    .having(sql`${sumOfAll} < 0`)
    .orderBy(desc(commissionLines.cycleEndDate), asc(sumOfAll), asc(commissionLines.policyNumber));
