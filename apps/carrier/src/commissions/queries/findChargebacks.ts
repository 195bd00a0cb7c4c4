import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { policies } from '../../db/tables/policies.ts';
import { commissionLines } from '../tables.ts';
import { isOf, sumOfAll } from './moneySql.ts';

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
