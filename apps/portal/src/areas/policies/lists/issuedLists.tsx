import {
  exportPolicySummaries,
  getPolicySummaries,
  type PolicySummary,
  type SummaryStatus,
} from '@agent-portal/data/policies/summaries/contract';
import { defineList } from '../../../shared/list/List.ts';
import {
  exportQuery,
  filtersOf,
  orderOf,
  pageSizeOf,
} from '../../../shared/list/address/listQuery.ts';
import type { ListState } from '../../../shared/list/address/listState.ts';
import { selectRows } from '../../../shared/selection/selectRows.tsx';
import { issuedAddresses, type IssuedFilters, type IssuedSortField } from './issuedAddresses.ts';
import { endedColumns, issuedColumns } from './issuedColumns.tsx';
import { lateColumnIds, lateColumns } from './lateColumns.tsx';
import { policyColumns } from './policyColumns.tsx';
import { policyFilters } from './policyFilters.ts';
import { policyTabs } from './policyTabs.ts';
import { policyVersions } from './policyVersions.ts';
import { readPolicies } from './readPolicies.ts';
import { resetPolicyLists } from './resetPolicyLists.ts';

type IssuedState = ListState<IssuedSortField>;

/** Shared by the active and the terminated list, because one call returns both. */
const calls = (status: SummaryStatus) => {
  const address = issuedAddresses[status];
  return {
    nouns: ['policy', 'policies'],
    rowKey: (row: PolicySummary) => row.policyNumber,
    rowName: (row: PolicySummary) => row.policyNumber,
    resetTogether: resetPolicyLists,
    endpoint: getPolicySummaries,
    query: (state: IssuedState, includeFilters: boolean) => {
      const { filters } = filtersOf<IssuedFilters>(state);
      return {
        params: { status },
        query: {
          Page: state.page,
          PageSize: pageSizeOf(state),
          orderBy: orderOf<IssuedSortField>(state, address),
          ...(filters && { Filters: filters }),
          ...(includeFilters && { IncludeFilters: true as const }),
        },
      };
    },
    exports: {
      endpoint: exportPolicySummaries,
      query: (state: IssuedState) => ({
        params: { status },
        query: exportQuery<IssuedFilters, IssuedSortField>(state, address),
      }),
    },
  } as const;
};

const leaving = (column: (typeof lateColumns)[number]) => ({ ...column, hideOrder: 4 as const });

/** The late columns, of which two leave before a name does. */
const leavingColumns = lateColumns.map((column) =>
  column.id === 'daysLate' || column.id === 'amountDue' ? leaving(column) : column,
);

/** /active [S2]. */
export const activeList = defineList({
  ...calls('Active'),
  id: 'active',
  title: 'Active',
  columns: [...policyColumns, ...issuedColumns, ...leavingColumns],
  optionalColumns: lateColumnIds,
  address: issuedAddresses.Active,
  filters: policyFilters.active,
  values: 'Active',
  mode: selectRows('Active'),
  tabs: policyTabs.active,
  versions: policyVersions.active,
  read: readPolicies,
});

/** /terminated: the columns of /active, and when and why coverage ended [S2]. */
export const terminatedList = defineList({
  ...calls('Terminated'),
  id: 'terminated',
  title: 'Terminated',
  columns: [...policyColumns, ...issuedColumns, ...endedColumns],
  address: issuedAddresses.Terminated,
  filters: policyFilters.terminated,
  values: 'Terminated',
  mode: selectRows('Terminated'),
  tabs: policyTabs.terminated,
  versions: policyVersions.terminated,
  read: readPolicies,
});
