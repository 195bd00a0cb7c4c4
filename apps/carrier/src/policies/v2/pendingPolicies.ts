import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { getPendingPolicies } from '@agent-portal/data/policies/v2/contract';
import { withClientIds } from '../../book/queries/withClientIds.ts';
import type { BookOwner } from '../../book/scope.ts';
import type { Deps } from '../../http/appEnv.ts';
import { answerList } from '../../lists/answerList.ts';
import type { BookList } from '../../lists/BookList.ts';
import { pendingFilterLabels } from '../lists/filterLabels.ts';
import { defaultPendingOrder, type PendingFilters, type PendingPolicyOrder } from '../filters.ts';
import { listFilterValues } from '../lists/listFilterValues.ts';
import { pendingPolicyCounts } from '../lists/tabCounts.ts';
import { findPendingPolicyOrder } from '../queries/findPendingPolicyOrder.ts';
import { findPolicyRows, findRequirementsOf } from '../queries/policyRows.ts';
import { withPhoneAndEmail } from '../queries/withPhoneAndEmail.ts';
import { type FullPendingPolicyRow, toPendingPolicyRow } from './policyRow.ts';
import { pendingPolicyColumns } from './v2Columns.ts';

type Query = InputOf<typeof getPendingPolicies>['query'];
type Page = OutputOf<typeof getPendingPolicies>;

/** The second pending list: one row for each policy (decisions, 2). */
export const pendingPolicyList: BookList<PendingFilters, PendingPolicyOrder, FullPendingPolicyRow> =
  {
    name: 'Pending policies',
    defaultOrder: defaultPendingOrder,
    findOrder: ({ db, today }, scope, { filters, orderBy }) =>
      findPendingPolicyOrder(db, scope, filters, orderBy, today),
    findRows: async ({ db, today }, rowIds) => {
      const rows = await findPolicyRows(db, rowIds);
      const numbers = rows.map(({ policyNumber }) => policyNumber);
      const requirements = await findRequirementsOf(db, numbers);
      return rows.map((row) =>
        toPendingPolicyRow(row, requirements.get(row.policyNumber) ?? [], today),
      );
    },
    columns: () => pendingPolicyColumns,
    knowsViewOnly: true,
    filterLabels: pendingFilterLabels,
  };

export async function getPendingPolicyPage(
  deps: Deps,
  caller: BookOwner,
  query: Query,
): Promise<Page> {
  const { rows, scope, total, paging } = await answerList(deps, caller, pendingPolicyList, query);
  return {
    ...paging,
    totalPolicies: total,
    ...(query.IncludeCounts !== false && {
      tabCounts: await pendingPolicyCounts(deps, scope, query.filters),
    }),
    policies: await withClientIds(deps.db, await withPhoneAndEmail(deps.db, rows)),
    filters: query.IncludeFilters === true ? await listFilterValues(deps, caller, 'Pending') : null,
  };
}
