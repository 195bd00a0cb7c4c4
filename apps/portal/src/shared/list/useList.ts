import { listFreshForMs } from '@agent-portal/data/list';
import { useEndpoint } from '@agent-portal/data/swr/useEndpoint';
import type { Sort as TableSort } from '@agent-portal/ui/DataTable';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import {
  asSort,
  type FilterState,
  initialListState,
  type ListState,
  withFilters,
} from './address/listState.ts';
import { viewAs } from '../../session/identity/viewAs.ts';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import type { List } from './List.ts';
import { writeListAddress } from './address/listAddress.ts';
import { placeOf } from './address/createListMemory.ts';
import { withTab } from './address/listTabs.ts';
import { listStatus } from './notes/listStatus.ts';
import { useFilterValues } from './head/useFilterValues.ts';
import { useListFilters } from './head/useListFilters.ts';
import { useLastRows } from './rows/useLastRows.ts';
import { useOwnPageSize } from './address/useOwnPageSize.ts';
import { useListAddress } from './address/useListAddress.ts';
import { useStableActions } from './useStableActions.ts';
import { usePrefetchNextPage } from './rows/usePrefetchNextPage.ts';

/**
 * The state and actions of a list page: rows, filters, resets and prefetching.
 * @param list define it at module scope
 */
export function useList<Row extends object, Field extends string, Page>(
  list: List<Row, Field, Page>,
) {
  const { listMemory } = usePortal();
  const today = useBusinessDate();
  const { pathname } = useLocation();
  const { address: own, keep } = useOwnPageSize(list);
  const [isSortRefused, setIsSortRefused] = useState(false);
  const address = useMemo(
    () => (isSortRefused ? { ...own, defaultSort: own.specifiedSort ?? own.defaultSort } : own),
    [isSortRefused, own],
  );
  const { state, query: others, ...go } = useListAddress(list, address);

  const key = placeOf(pathname, list.id);
  const { included, refresh } = useFilterValues(
    key,
    JSON.stringify(state),
    list.values !== undefined,
  );
  // A link back to the list restores its latest query.
  const left = writeListAddress(state, address).toString();
  const { keepsQuery = true } = list;
  useEffect(() => {
    if (keepsQuery) listMemory.leave(pathname, list.id, left);
  }, [listMemory, keepsQuery, pathname, list.id, left]);

  // The book and the search of the rows: the call without its page, sort and quick tab.
  const otherFilters = withTab(list.tabs, state.filters, '');
  const first = { ...initialListState(address), filters: otherFilters };
  const subject = JSON.stringify(list.query(first, false, others, today));
  const answer = useEndpoint(list.endpoint, list.query(state, included, others, today) as never, {
    freshForMs: listFreshForMs,
    keepPreviousData: true,
    subject,
  });
  const isRefused = answer.error?.kind === 'invalid' && own.specifiedSort !== undefined;
  if (isRefused && !isSortRefused && state.sort?.field === own.defaultSort.field)
    setIsSortRefused(true);
  const isNone = list.isNoneOn404 && answer.error?.kind === 'not-found';
  const current = useMemo(
    () => (answer.data === undefined ? undefined : list.read(answer.data as Page)),
    [list, answer.data],
  );
  const isUnknownAgent = answer.error?.kind === 'not-found' && others.has('viewAs');
  useEffect(() => {
    if (isUnknownAgent) viewAs.forget();
  }, [isUnknownAgent]);
  const { page, former, isOffline } = useLastRows(current, answer, { state, subject });
  const error = isNone || isOffline ? undefined : answer.error;
  const offered = useListFilters(list, key, state.filters, {
    offered: current?.offered,
    error: answer.error,
    retry: answer.retry,
    refresh,
  });

  const ofTab = (tab: string) => (latest: ListState<Field>) =>
    withFilters(latest, address, withTab(list.tabs, latest.filters, tab));
  const actions = useStableActions({
    retry: answer.retry,
    reset: () => go.show(initialListState(address)),
    resetAll: () => {
      for (const path of list.resetTogether?.paths ?? []) listMemory.reset(path);
      actions.reset();
    },
    goToPage: (page: number) => void go.change({ page }),
    setPageSize: (pageSize: number) => {
      keep(pageSize);
      go.show({ page: 1, pageSize });
    },
    setFilters: (next: FilterState) =>
      void go.change((latest) =>
        withFilters(latest, address, list.changed?.(latest.filters, next, today) ?? next),
      ),
    setTab: (tab: string) => void go.change(ofTab(tab)),
    setSort: (sort: TableSort | null) => void go.change({ page: 1, sort: asSort(sort, address) }),
    prefetchPage: (page: number) => void go.prefetch({ page }),
    prefetchSort: (sort: TableSort | null) =>
      void go.prefetch({ page: 1, sort: asSort(sort, address) }),
    prefetchTab: (tab: string) => void go.prefetch(ofTab(tab)),
  });
  usePrefetchNextPage(current, actions.prefetchPage);

  let status = isOffline ? ('ready' as const) : listStatus(answer, error);
  if (former) status = 'stale';
  const isBusy = answer.isLoading || answer.isRefreshing;
  /** The complete answer, for data other than the rows. */
  const data = answer.data as Page | undefined;
  const { filters, loadFilters, refreshFilters } = offered;

  // The same object until something on screen changes: SWR renders its hook a second time for a new key.
  return useMemo(
    () => ({
      ...actions,
      filters,
      loadFilters,
      refreshFilters,
      state,
      query: others,
      address,
      page,
      former,
      data,
      error,
      isOffline,
      isBusy,
      status,
    }),
    [
      actions,
      filters,
      loadFilters,
      refreshFilters,
      state,
      others,
      address,
      page,
      former,
      data,
      error,
      isOffline,
      isBusy,
      status,
    ],
  );
}

/** The state and actions of the header of a list. */
export type ShownList = Pick<
  ReturnType<typeof useList<object, string, unknown>>,
  | 'state'
  | 'address'
  | 'filters'
  | 'setFilters'
  | 'setTab'
  | 'prefetchTab'
  | 'setSort'
  | 'refreshFilters'
  | 'loadFilters'
  | 'reset'
  | 'former'
  | 'isBusy'
>;
