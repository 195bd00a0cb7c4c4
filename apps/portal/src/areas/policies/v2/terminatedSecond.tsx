import { getTerminatedPolicies } from '@agent-portal/data/policies/v2/contract';
import type { TerminatedPolicyRow } from '@agent-portal/data/policies/v2/rows';
import { terminatedFilters } from '../lists/terminatedFilters.ts';
import { summaryLists, type SummarySortField } from '../lists/summaryLists.ts';
import { terminatedSecondColumns } from './issuedColumns.tsx';
import { IssuedGlance } from './IssuedGlance.tsx';
import { issuedQuery } from './issuedQuery.ts';
import { ExportTerminatedSecond } from './ExportTerminatedSecond.tsx';
import type { SecondList } from './SecondList.ts';

/** The list of /terminated-v2: one row a policy (decisions, 2). */
export const terminatedSecond: SecondList<TerminatedPolicyRow, SummarySortField> = {
  id: 'terminated-v2',
  name: 'Terminated',
  noun: 'policy',
  nouns: 'policies',
  address: summaryLists.Terminated,
  filters: terminatedFilters,
  columns: terminatedSecondColumns,
  ask: (client, state) => client.startAhead(getTerminatedPolicies, issuedQuery(state, false)),
  rowsOf: (page) => page.policies,
  totalOf: (page) => page.totalPolicies,
  Export: ExportTerminatedSecond,
  detail: (row) => <IssuedGlance row={row} />,
  detailLabel: ({ policyNumber }) => `${policyNumber} at a glance`,
};
