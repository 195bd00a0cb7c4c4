import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { commissionLines } from '../tables.ts';
import { isOf, sumOfAll, sumWhere } from './moneySql.ts';

/** The sum of a cycle for some agents, in whole cents. */
export interface CycleSum {
  readonly cycleEndDate: string;
  readonly all: number;
  readonly firstYear: number;
  readonly renewal: number;
}

/** The sums of the cycles in which some agents were paid. */
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
