import type { TabCounts } from '@agent-portal/data/policies/commonFilters';
import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import type { Deps } from '../../http/appEnv.ts';
import type { PendingFilters, SummaryFilters } from '../filters.ts';

import {
  findPendingCounts,
  findPendingPolicyCounts,
  findSummaryCounts,
  type PendingCounts,
} from '../queries/tabCounts.ts';
import { deadlineCounts } from './deadlineCounts.ts';
import { smallSnapshot, snapshotOf } from '../../book/snapshots.ts';
import type { Scope } from '../../book/scope.ts';

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
