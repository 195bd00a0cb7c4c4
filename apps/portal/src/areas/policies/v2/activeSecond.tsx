import { getActivePolicies } from '@agent-portal/data/policies/v2/contract';
import type { ActivePolicyRow } from '@agent-portal/data/policies/v2/rows';
import { activeFilters } from '../lists/activeFilters.ts';
import { summaryLists, type SummarySortField } from '../lists/summaryLists.ts';
import { activeSecondColumns } from './issuedColumns.tsx';
import { IssuedGlance } from './IssuedGlance.tsx';
import { issuedQuery } from './issuedQuery.ts';
import { ExportActiveSecond } from './ExportActiveSecond.tsx';
import type { SecondList } from './SecondList.ts';

/** The list of /active-v2: one row a policy (decisions, 2). */
export const activeSecond: SecondList<ActivePolicyRow, SummarySortField> = {
  id: 'active-v2',
  name: 'Active',
  noun: 'policy',
  nouns: 'policies',
  address: summaryLists.Active,
  filters: activeFilters,
  columns: activeSecondColumns,
  ask: (client, state) => client.startAhead(getActivePolicies, issuedQuery(state, false)),
  rowsOf: (page) => page.policies,
  totalOf: (page) => page.totalPolicies,
  Export: ExportActiveSecond,
  detail: (row) => <IssuedGlance row={row} />,
  detailLabel: ({ policyNumber }) => `${policyNumber} at a glance`,
};
