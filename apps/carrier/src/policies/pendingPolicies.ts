import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { getPendingPolicies } from '@agent-portal/data/policies/v2/contract';
import type { Snapshot } from '../db/SnapshotCache.ts';
import type { Deps } from '../http/appEnv.ts';
import { listFilterValues } from './filterValues.ts';
import { defaultPendingOrder } from './filters.ts';
import { pageOf } from './pageOf.ts';
import { type FullPendingPolicyRow, toPendingPolicyRow } from './policyRow.ts';
import type { Scope } from './queries/conditions.ts';
import { findPendingPolicyOrder } from './queries/pendingPolicyOrder.ts';
import { findPolicyRows, findRequirementsOf } from './queries/policyRows.ts';
import { type BookOwner, scopeOf } from './scope.ts';
import { kinds, snapshotOf } from './snapshots.ts';
import { pendingPolicyCounts } from './tabCounts.ts';

type Query = InputOf<typeof getPendingPolicies>['query'];
type Page = OutputOf<typeof getPendingPolicies>;

/** One page of the second pending list; its order is kept for a short time, as the first one's is. */
export async function getPendingPolicyPage(
  deps: Deps,
  caller: BookOwner,
  query: Query,
): Promise<Page> {
  const { filters = {} } = query;
  const scope = await scopeOf(deps.db, caller, filters.viewAs);
  const [{ value: order, asOf }, tabCounts] = await Promise.all([
    pendingPolicyOrder(deps, scope, query),
    pendingPolicyCounts(deps, scope, filters),
  ]);
  const { rowIds, ...place } = pageOf(order, query.page, query.pageSize);
  return {
    ...place,
    totalPolicies: order.length,
    tabCounts,
    policies: await pendingPolicyRows(deps, rowIds),
    filters: query.IncludeFilters === true ? await listFilterValues(deps, caller, 'Pending') : null,
    asOf: asOf.toISOString(),
  };
}

/** The row ids of a scope's pending policies in the order and with the filters asked for. */
export async function pendingPolicyOrder(
  deps: Deps,
  scope: Scope,
  { filters = {}, orderBy = defaultPendingOrder }: Pick<Query, 'filters' | 'orderBy'>,
): Promise<Snapshot<Int32Array>> {
  const make = () => findPendingPolicyOrder(deps.db, scope, filters, orderBy, deps.today);
  return snapshotOf(deps, kinds.pendingPolicyOrder, [scope, filters, orderBy], make);
}

/** The rows of pending policies with the given row ids, in their order. */
export async function pendingPolicyRows(
  { db, today }: Deps,
  rowIds: Int32Array,
): Promise<FullPendingPolicyRow[]> {
  const rows = await findPolicyRows(db, rowIds);
  const numbers = rows.map(({ policyNumber }) => policyNumber);
  const requirements = await findRequirementsOf(db, numbers);
  return rows.map((row) =>
    toPendingPolicyRow(row, requirements.get(row.policyNumber) ?? [], today),
  );
}
