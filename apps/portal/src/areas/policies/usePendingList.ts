import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import type { PolicyFilterValues } from '@agent-portal/data/policies/filters';
import { usePendingPolicyRequirements } from '@agent-portal/data/policies/usePendingPolicyRequirements';
import type { Sort as TableSort } from '@agent-portal/ui/SortableTable';
import { useClient } from '@agent-portal/data';
import { useCallback, useState } from 'react';
import { asSort } from '../../shared/list/asSort.ts';
import { listStatus } from '../../shared/list/listStatus.ts';
import type { ListState } from '../../shared/list/listState.ts';
import { useFilterValues, useOfferedValues } from '../../shared/list/useFilterValues.ts';
import { useNextPageAhead } from '../../shared/list/useNextPageAhead.ts';
import { useListAddress } from '../../shared/list/useListAddress.ts';
import { pendingFilters } from './pendingFilters.ts';
import { pendingList, type PendingSortField } from './pendingList.ts';
import { pendingQuery } from './pendingQuery.ts';

/** Everything the page of /pending shows and does: its address, its rows, what to ask for ahead. */
export function usePendingList() {
  const client = useClient();
  const ask = useCallback(
    (wanted: ListState<PendingSortField>) =>
      client.startAhead(getPendingPolicyRequirements, pendingQuery(wanted, false)),
    [client],
  );
  const { state, ...address } = useListAddress(pendingList, ask);
  const filterValues = useFilterValues('pending', JSON.stringify(state));
  const answer = usePendingPolicyRequirements(pendingQuery(state, filterValues.included));
  // A 404 is a list of none [S8].
  const error = answer.error?.kind === 'not-found' ? undefined : answer.error;
  const page = answer.error ? undefined : answer.data;
  const offered = useOfferedValues<PolicyFilterValues>('pending', page?.filters);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const status = listStatus(answer, error);

  /** Asks ahead for a list the reader is likely to want next. */
  const expect = (part: Partial<ListState<PendingSortField>>) =>
    void ask({ ...state, page: 1, ...part });
  useNextPageAhead(page, (next) => expect({ page: next }));

  return {
    ...address,
    state,
    page,
    error,
    status,
    retry: answer.retry,
    filters: pendingFilters(
      offered,
      state.filters,
      { status: error ? 'error' : 'loading', onRetry: answer.retry },
      today,
    ),
    refreshFilters: filterValues.refresh,
    setSort: (sort: TableSort | null) => address.setSort(asSort(sort, pendingList)),
    expectPage: (next: number) => expect({ page: next }),
    expectSort: (sort: TableSort | null) => expect({ sort: asSort(sort, pendingList) }),
  };
}

export type PendingList = ReturnType<typeof usePendingList>;
