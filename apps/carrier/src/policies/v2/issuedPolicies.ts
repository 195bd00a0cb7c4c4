import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type {
  getActivePolicies,
  getTerminatedPolicies,
} from '@agent-portal/data/policies/v2/contract';
import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import { isPastDue } from '../../book/pastDue.ts';
import { lapseOf } from '../../book/premiumDue.ts';
import { withClientIds } from '../../book/queries/withClientIds.ts';
import type { BookOwner } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import type { Deps } from '../../http/appEnv.ts';
import { answerList } from '../../lists/answerList.ts';
import type { BookList } from '../../lists/BookList.ts';
import type { SummaryFilters, SummaryOrder } from '../filters.ts';
import { listFilterValues } from '../lists/listFilterValues.ts';
import { summaryLists } from '../lists/summaryList.ts';
import { summaryCounts } from '../lists/tabCounts.ts';
import { findLastCalls } from '../queries/findLastCalls.ts';
import { findPolicyRows, type FoundRow } from '../queries/policyRows.ts';
import { withPhoneAndEmail } from '../queries/withPhoneAndEmail.ts';
import { toActivePolicyRow, toTerminatedPolicyRow } from './policyRow.ts';
import { issuedColumns } from './v2Columns.ts';

type ActiveQuery = InputOf<typeof getActivePolicies>['query'];
type TerminatedQuery = InputOf<typeof getTerminatedPolicies>['query'];

/** A second list shares the cached order of the first one, and its rows have more fields. */
const issuedList = (status: SummaryStatus): BookList<SummaryFilters, SummaryOrder, FoundRow> => ({
  ...summaryLists[status],
  findRows: ({ db, today }, rowIds) =>
    status === 'Active' ? findActiveRows(db, rowIds, today) : findPolicyRows(db, rowIds),
  columns: () => issuedColumns(status),
});

/** Active policies with whom to reach; those past due with what is due, and the last call about it. */
async function findActiveRows(
  db: Database,
  rowIds: Int32Array,
  today: string,
): Promise<readonly FoundRow[]> {
  const rows = await withPhoneAndEmail(db, await findPolicyRows(db, rowIds));
  const late = rows.filter(({ paidToDate }) => isPastDue(paidToDate, today));
  const numbers = late.map(({ policyNumber }) => policyNumber);
  const calls = numbers.length > 0 ? await findLastCalls(db, numbers) : null;
  return rows.map((row) =>
    Object.assign(row, lapseOf({ ...row, status: row.policyStatus }, today), {
      lastCall: calls?.get(row.policyNumber) ?? null,
      ...(row.isDeceased && { doNotCall: true }),
    }),
  );
}

/** The second active and the second terminated list (decisions, 2). */
export const issuedLists = {
  Active: issuedList('Active'),
  Terminated: issuedList('Terminated'),
} as const;

export async function getActivePolicyPage(
  deps: Deps,
  caller: BookOwner,
  query: ActiveQuery,
): Promise<OutputOf<typeof getActivePolicies>> {
  const { rows, ...page } = await issuedPage(deps, caller, 'Active', query);
  return { ...page, policies: await withClientIds(deps.db, rows.map(toActivePolicyRow)) };
}

export async function getTerminatedPolicyPage(
  deps: Deps,
  caller: BookOwner,
  query: TerminatedQuery,
): Promise<OutputOf<typeof getTerminatedPolicies>> {
  const { rows, ...page } = await issuedPage(deps, caller, 'Terminated', query);
  const policies = await withPhoneAndEmail(deps.db, rows.map(toTerminatedPolicyRow));
  return { ...page, policies: await withClientIds(deps.db, policies) };
}

async function issuedPage(
  deps: Deps,
  caller: BookOwner,
  status: SummaryStatus,
  query: ActiveQuery | TerminatedQuery,
) {
  const { rows, scope, total, paging } = await answerList(deps, caller, issuedLists[status], query);
  return {
    ...paging,
    totalPolicies: total,
    ...(query.IncludeCounts !== false && {
      tabCounts: await summaryCounts(deps, scope, status, query.filters),
    }),
    rows,
    filters: query.IncludeFilters === true ? await listFilterValues(deps, caller, status) : null,
  };
}
