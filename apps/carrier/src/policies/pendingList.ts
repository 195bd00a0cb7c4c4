import type { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import type { Snapshot } from '../db/SnapshotCache.ts';
import type { Deps } from '../http/appEnv.ts';
import { listFilterValues } from './filterValues.ts';
import { defaultPendingOrder, type PendingFilters, type PendingOrder } from './filters.ts';
import { pageOf } from './pageOf.ts';
import type { Scope } from './queries/conditions.ts';
import { findPendingOrder } from './queries/pendingOrder.ts';
import { findPendingRows, type PendingRow } from './queries/pendingRows.ts';
import { toRequirement } from './requirement.ts';
import { type BookOwner, scopeOf } from './scope.ts';
import { kinds, snapshotOf } from './snapshots.ts';
import { pendingCounts } from './tabCounts.ts';

type Query = InputOf<typeof getPendingPolicyRequirements>['query'];
type Page = OutputOf<typeof getPendingPolicyRequirements>;

/**
 * One page of the pending list. The order of the whole list is kept for a short time, so a page far
 * down costs what the first one does, pages never overlap, and the total agrees with them.
 */
export async function getPendingPage(deps: Deps, caller: BookOwner, query: Query): Promise<Page> {
  const { filters = {}, page, pageSize } = query;
  const scope = await scopeOf(deps.db, caller, filters.viewAs);
  const [{ value: order, asOf }, counts] = await Promise.all([
    pendingOrder(deps, scope, query),
    pendingCounts(deps, scope, filters),
  ]);
  const { rowIds, ...place } = pageOf(order, page, pageSize);
  const rows = await findPendingRows(deps.db, rowIds);
  return {
    ...place,
    totalRequirements: order.length,
    ...counts,
    requirementSummaries: rows.map((row) => toRequirementSummary(row, deps.today)),
    filters: query.IncludeFilters === true ? await listFilterValues(deps, caller, 'Pending') : null,
    asOf: asOf.toISOString(),
  };
}

/** The row ids of a scope's pending list in the order and with the filters asked for. */
export async function pendingOrder(
  deps: Deps,
  scope: Scope,
  query: {
    readonly filters?: PendingFilters | undefined;
    readonly orderBy?: PendingOrder | undefined;
  },
): Promise<Snapshot<Int32Array>> {
  const { filters = {}, orderBy = defaultPendingOrder } = query;
  const make = () => findPendingOrder(deps.db, scope, filters, orderBy, deps.today);
  return snapshotOf(deps, kinds.pendingOrder, [scope, filters, orderBy], make);
}

function toRequirementSummary(row: PendingRow, today: string): RequirementSummary {
  const { agentName, agentId, primaryInsured, policyNumber, employer, productType } = row;
  return {
    ...toRequirement(row, today),
    agentName,
    agentId,
    primaryInsured,
    policyNumber,
    employer,
    productType,
  };
}
