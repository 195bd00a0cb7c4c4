import type { TabCounts } from '@agent-portal/data/policies/commonFilters';
import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import type { Deps } from '../../http/appEnv.ts';
import { type PendingFilters, type SummaryFilters, defaultSummaryOrder } from '../filters.ts';
import {
  findPendingCounts,
  findPendingPolicyCounts,
  findSummaryCounts,
  type PendingCounts,
  findStatusCounts,
} from '../queries/tabCounts.ts';
import { smallSnapshot, snapshotOf } from '../../book/snapshots.ts';
import type { Scope, BookOwner } from '../../book/scope.ts';
import { policiesWithin } from '../../deadlines/deadlinesOf.ts';
import { findSummaryOrder } from '../queries/summaries.ts';
import type { StatusCounts } from '@agent-portal/data/policies/status-counts/contract';

const kinds = {
  pending: smallSnapshot<PendingCounts>('pending counts'),
  pendingPolicies: smallSnapshot<TabCounts>('pending policy counts'),
  summaries: smallSnapshot<TabCounts>('summary counts'),
};

/** The counts of the pending list, cached like its order. */
export async function pendingCounts(
  deps: Deps,
  scope: Scope,
  filters: PendingFilters = {},
): Promise<PendingCounts> {
  const make = () => findPendingCounts(deps.db, scope, filters, deps.today);
  return (await snapshotOf(deps, kinds.pending, [scope, filters], make)).value;
}

/** The policies on each tab of the second pending list, for any chosen tab. */
export async function pendingPolicyCounts(
  deps: Deps,
  scope: Scope,
  chosen: PendingFilters = {},
): Promise<TabCounts> {
  const { takeAction: _, due: __, ...filters } = chosen;
  const make = () => findPendingPolicyCounts(deps.db, scope, filters, deps.today);
  return (await snapshotOf(deps, kinds.pendingPolicies, [scope, filters], make)).value;
}

/** The active policies with a deadline in each window, that match the filters. */
async function deadlineCounts(
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

/** The policies on each tab of the active or the terminated list, in both versions. */
export async function summaryCounts(
  deps: Deps,
  scope: Scope,
  status: SummaryStatus,
  chosen: SummaryFilters = {},
): Promise<TabCounts> {
  const {
    pastDue: _,
    firstPaymentFail: __,
    lapsesWithin: ___,
    deadlinesWithin: ____,
    ...filters
  } = chosen;
  const make = async () => ({
    ...(await findSummaryCounts(deps.db, scope, status, filters, deps.today)),
    ...(status === 'Active' && (await deadlineCounts(deps, scope, filters))),
  });
  return (await snapshotOf(deps, kinds.summaries, [scope, status, filters], make)).value;
}

const statusCounts = smallSnapshot<StatusCounts>('status counts');

/** The three count groups of the caller's book [S3]. */
export async function getCounts(deps: Deps, caller: BookOwner): Promise<StatusCounts> {
  const { agentIds } = caller;
  const make = () => findStatusCounts(deps.db, agentIds, deps.today);
  return (await snapshotOf(deps, statusCounts, [agentIds], make)).value;
}
