import type { InputOf } from '@agent-portal/data/endpoint';
import type {
  exportActivePolicies,
  exportPendingPolicies,
  exportTerminatedPolicies,
} from '@agent-portal/data/policies/v2/contract';
import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import { streamWorkbook } from '../documents/workbook.ts';
import type { Deps } from '../http/appEnv.ts';
import { inBatches } from './exports.ts';
import { pendingPolicyOrder, pendingPolicyRows } from './pendingPolicies.ts';
import { findPolicyRows } from './queries/policyRows.ts';
import { type BookOwner, scopeOf } from './scope.ts';
import { issuedColumns, pendingPolicyColumns } from './secondColumns.ts';
import { summaryOrder } from './summaryList.ts';

type PendingQuery = InputOf<typeof exportPendingPolicies>['query'];
type IssuedQuery =
  | InputOf<typeof exportActivePolicies>['query']
  | InputOf<typeof exportTerminatedPolicies>['query'];

/** The second pending list as a workbook, one row a policy. */
export async function exportPendingRows(
  deps: Deps,
  caller: BookOwner,
  query: PendingQuery,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const scope = await scopeOf(deps.db, caller, query.filters?.viewAs);
  const { value: rowIds } = await pendingPolicyOrder(deps, scope, query);
  const batches = inBatches(rowIds.length, signal, (from, to) =>
    pendingPolicyRows(deps, rowIds.subarray(from, to)),
  );
  return streamWorkbook('Pending policies', pendingPolicyColumns, batches);
}

/** The second active or terminated list as a workbook. */
export async function exportIssuedRows(
  deps: Deps,
  caller: BookOwner,
  list: { readonly status: SummaryStatus; readonly query: IssuedQuery },
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { status, query } = list;
  const scope = await scopeOf(deps.db, caller, query.filters?.viewAs);
  const { value: rowIds } = await summaryOrder(deps, scope, { status, ...query }, 'filters');
  const batches = inBatches(rowIds.length, signal, (from, to) =>
    findPolicyRows(deps.db, rowIds.subarray(from, to)),
  );
  return streamWorkbook(`${status} policies`, issuedColumns(status), batches);
}
