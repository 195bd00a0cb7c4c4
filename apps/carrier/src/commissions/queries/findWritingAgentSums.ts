import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { agentName } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import type { WritingAgentFilters } from '../filters.ts';
import { commissionLines } from '../tables.ts';
import { isAmongLines } from './lines.ts';
import { isOf, sumWhere } from './sums.ts';

/** The first and last cycle date, and the first one of the year. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly yearFrom: string;
}

/** The payments of some agents by writing agent id, in whole cents. */
export function findWritingAgentSums(
  db: Database,
  paidTo: readonly string[],
  filters: WritingAgentFilters,
  { from, to, yearFrom }: Span,
) {
  const { cycleEndDate } = commissionLines;
  const isInCycle = gte(cycleEndDate, from);
  const isInYear = gte(cycleEndDate, yearFrom);
  const both = (transaction: 'First Year' | 'Renewal', when: typeof isInCycle) =>
    sumWhere(sql`${isOf(transaction)} AND ${when}`);
  return db
    .select({
      agentName,
      agentId: agents.agentId,
      cycleFirstYear: both('First Year', isInCycle),
      cycleRenewal: both('Renewal', isInCycle),
      ytdFirstYear: both('First Year', isInYear),
      ytdRenewal: both('Renewal', isInYear),
    })
    .from(commissionLines)
    .innerJoin(agents, eq(agents.agentId, commissionLines.writingAgentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(
      and(
        isAmongLines(db, paidTo, {
          ...filters,
          CycleBeginDate: undefined,
          CycleEndDate: undefined,
        }),
        gte(cycleEndDate, from < yearFrom ? from : yearFrom),
        lte(cycleEndDate, to),
      ),
    )
    .groupBy(agents.agentId, producers.producerId)
    .orderBy(agents.agentId);
}
