import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type {
  getActivePolicies,
  getTerminatedPolicies,
} from '@agent-portal/data/policies/v2/contract';
import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import type { Deps } from '../http/appEnv.ts';
import { listFilterValues } from './filterValues.ts';
import { pageOf } from './pageOf.ts';
import { toActivePolicyRow, toTerminatedPolicyRow } from './policyRow.ts';
import { findPolicyRows, type FoundRow } from './queries/policyRows.ts';
import { type BookOwner, scopeOf } from './scope.ts';
import { summaryOrder } from './summaryList.ts';
import { summaryCounts } from './tabCounts.ts';

type ActiveQuery = InputOf<typeof getActivePolicies>['query'];
type TerminatedQuery = InputOf<typeof getTerminatedPolicies>['query'];

/** One page of the second active list, in the order that the first one keeps. */
export function getActivePolicyPage(
  deps: Deps,
  caller: BookOwner,
  query: ActiveQuery,
): Promise<OutputOf<typeof getActivePolicies>> {
  return getIssuedPage(deps, caller, { status: 'Active', query, toRow: toActivePolicyRow });
}

/** One page of the second terminated list. */
export function getTerminatedPolicyPage(
  deps: Deps,
  caller: BookOwner,
  query: TerminatedQuery,
): Promise<OutputOf<typeof getTerminatedPolicies>> {
  return getIssuedPage(deps, caller, { status: 'Terminated', query, toRow: toTerminatedPolicyRow });
}

interface IssuedList<Row> {
  readonly status: SummaryStatus;
  readonly query: ActiveQuery | TerminatedQuery;
  readonly toRow: (found: FoundRow) => Row;
}

async function getIssuedPage<Row>(
  deps: Deps,
  caller: BookOwner,
  { status, query, toRow }: IssuedList<Row>,
) {
  const { page, pageSize, orderBy, filters, IncludeFilters } = query;
  const list = { status, orderBy, filters };
  const scope = await scopeOf(deps.db, caller, filters?.viewAs);
  const { value: order, asOf } = await summaryOrder(deps, scope, list, 'filters');
  const { rowIds, ...place } = pageOf(order, page, pageSize);
  const rows = await findPolicyRows(deps.db, rowIds);
  return {
    ...place,
    totalPolicies: order.length,
    tabCounts: await summaryCounts(deps, scope, status, filters),
    policies: rows.map(toRow),
    filters: IncludeFilters === true ? await listFilterValues(deps, caller, status) : null,
    asOf: asOf.toISOString(),
  };
}
