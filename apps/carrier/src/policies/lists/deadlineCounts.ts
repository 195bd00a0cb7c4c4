import type { TabCounts } from '@agent-portal/data/policies/commonFilters';
import type { Scope } from '../../book/scope.ts';
import { policiesWithin } from '../../deadlines/deadlinesOf.ts';
import type { Deps } from '../../http/appEnv.ts';
import { defaultSummaryOrder, type SummaryFilters } from '../filters.ts';
import { findSummaryOrder } from '../queries/summaries.ts';

/** The active policies with a deadline in each window, that match the filters. */
export async function deadlineCounts(
  deps: Pick<Deps, 'db' | 'now' | 'today'>,
  scope: Scope,
  filters: SummaryFilters,
): Promise<Pick<TabCounts, 'deadlines7' | 'deadlines30' | 'deadlines90'>> {
  const { db, today } = deps;
  // The scope is narrowed by View As already.
  const isFiltered = Object.keys(filters).some((name) => name !== 'viewAs');
  const listed =
    isFiltered &&
    (await findSummaryOrder(db, scope, 'Active', filters, defaultSummaryOrder, today));
  const countOf = async (days: number) => {
    const within = await policiesWithin(deps, scope, days);
    return listed ? listed.filter((rowId) => within.has(rowId)).length : within.size;
  };
  return {
    deadlines7: await countOf(7),
    deadlines30: await countOf(30),
    deadlines90: await countOf(90),
  };
}
