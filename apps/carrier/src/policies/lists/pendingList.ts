import type { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { withClientIds } from '../../book/queries/withClientIds.ts';
import type { BookOwner } from '../../book/scope.ts';
import type { Deps } from '../../http/appEnv.ts';
import { answerList } from '../../lists/answerList.ts';
import type { BookList } from '../../lists/BookList.ts';
import { findPendingOrder, findPendingRows, type PendingRow } from '../queries/findPendingRows.ts';
import { toRequirement } from '../toRequirement.ts';
import { pendingColumns } from './exportColumns.ts';
import { defaultPendingOrder, type PendingFilters, type PendingOrder } from '../filters.ts';
import { pendingFilterLabels } from './filterLabels.ts';
import { listFilterValues } from './listFilterValues.ts';
import { pendingCounts } from './tabCounts.ts';

type Query = InputOf<typeof getPendingPolicyRequirements>['query'];
type Page = OutputOf<typeof getPendingPolicyRequirements>;

/** The pending list: one row for each requirement [S2]. */
export const pendingList: BookList<PendingFilters, PendingOrder, PendingRow> = {
  name: 'Pending requirements',
  defaultOrder: defaultPendingOrder,
  findOrder: ({ db, today }, scope, { filters, orderBy }) =>
    findPendingOrder(db, scope, filters, orderBy, today),
  findRows: ({ db }, rowIds) => findPendingRows(db, rowIds),
  columns: pendingColumns,
  knowsViewOnly: true,
  filterLabels: pendingFilterLabels,
};

export async function getPendingPage(deps: Deps, caller: BookOwner, query: Query): Promise<Page> {
  const { rows, scope, total, paging } = await answerList(deps, caller, pendingList, query);
  return {
    ...paging,
    totalRequirements: total,
    ...(query.IncludeCounts !== false && (await pendingCounts(deps, scope, query.filters))),
    requirementSummaries: await withClientIds(
      deps.db,
      rows.map((row) => toRequirementSummary(row, deps.today)),
    ),
    filters: query.IncludeFilters === true ? await listFilterValues(deps, caller, 'Pending') : null,
  };
}

function toRequirementSummary(row: PendingRow, today: string) {
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
