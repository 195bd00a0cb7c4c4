import {
  exportPolicySummaries,
  getPolicySummaries,
  type PolicySummary,
  type SummaryStatus,
} from '@agent-portal/data/policies/summaries/contract';
import {
  exportQuery,
  filtersOf,
  orderOf,
  pageSizeOf,
} from '../../../shared/list/address/listQuery.ts';
import type { ListState } from '../../../shared/list/address/listState.ts';
import { issuedAddresses, type IssuedFilters, type IssuedSortField } from './issuedAddresses.ts';
import { resetPolicyLists } from './policyVersions.ts';

type IssuedState = ListState<IssuedSortField>;

/** The call of the active and the terminated list: one call returns both. */
export const issuedCalls = (status: SummaryStatus) => {
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
