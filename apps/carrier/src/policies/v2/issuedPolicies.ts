import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type {
  getActivePolicies,
  getTerminatedPolicies,
} from '@agent-portal/data/policies/v2/contract';
import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import type { BookOwner } from '../../book/scope.ts';
import type { Deps } from '../../http/appEnv.ts';
import { answerList } from '../../lists/answerList.ts';
import type { BookList } from '../../lists/BookList.ts';
import type { SummaryFilters, SummaryOrder } from '../filters.ts';
import { listFilterValues } from '../lists/listFilterValues.ts';
import { summaryLists } from '../lists/summaryList.ts';
import { summaryCounts } from '../lists/tabCounts.ts';
import { findPolicyRows, type FoundRow } from '../queries/policyRows.ts';
import { toActivePolicyRow, toTerminatedPolicyRow } from './policyRow.ts';
import { issuedColumns } from './v2Columns.ts';

type ActiveQuery = InputOf<typeof getActivePolicies>['query'];
type TerminatedQuery = InputOf<typeof getTerminatedPolicies>['query'];

/** A second list shares the cached order of the first one, and its rows have more fields. */
const issuedList = (status: SummaryStatus): BookList<SummaryFilters, SummaryOrder, FoundRow> => ({
  ...summaryLists[status],
  findRows: ({ db }, rowIds) => findPolicyRows(db, rowIds),
  columns: () => issuedColumns(status),
});

/** The second active and the second terminated list (decisions, 2). */
export const issuedLists = {
  Active: issuedList('Active'),
  Terminated: issuedList('Terminated'),
} as const;

/** One page of the second active list. */
export async function getActivePolicyPage(
  deps: Deps,
  caller: BookOwner,
  query: ActiveQuery,
): Promise<OutputOf<typeof getActivePolicies>> {
  const { rows, ...page } = await issuedPage(deps, caller, 'Active', query);
  return { ...page, policies: rows.map(toActivePolicyRow) };
}

/** One page of the second terminated list. */
export async function getTerminatedPolicyPage(
  deps: Deps,
  caller: BookOwner,
  query: TerminatedQuery,
): Promise<OutputOf<typeof getTerminatedPolicies>> {
  const { rows, ...page } = await issuedPage(deps, caller, 'Terminated', query);
  return { ...page, policies: rows.map(toTerminatedPolicyRow) };
}

async function issuedPage(
  deps: Deps,
  caller: BookOwner,
  status: SummaryStatus,
  query: ActiveQuery | TerminatedQuery,
) {
  const { rows, scope, total, place } = await answerList(deps, caller, issuedLists[status], query);
  return {
    ...place,
    totalPolicies: total,
    tabCounts: await summaryCounts(deps, scope, status, query.filters),
    rows,
    filters: query.IncludeFilters === true ? await listFilterValues(deps, caller, status) : null,
  };
}
