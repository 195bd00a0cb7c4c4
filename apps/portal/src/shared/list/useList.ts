import type { Sort } from '@agent-portal/ui/DataTable';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import type { List } from './List.ts';
import { writeListAddress } from './address/listAddress.ts';
import { listKeyOf } from './address/createListMemory.ts';
import { useFilterValues } from './head/useFilterValues.ts';
import { useListFilters } from './head/useListFilters.ts';
import { useListRows } from './rows/useListRows.ts';
import { useOwnPageSize } from './address/useOwnPageSize.ts';
import { useListAddress } from './address/useListAddress.ts';
import { usePrefetchNextPage } from './rows/usePrefetchNextPage.ts';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { useStableActions } from '../useStableActions.ts';
import {
  asSort,
  type FilterState,
  initialListState,
  type ListAddress,
  type ListState,
  withFilters,
} from './address/listState.ts';
import { withTab } from './address/listTabs.ts';

/** What a user can change in a list. The functions are the same ones in every render. */
function useListActions<Field extends string>(
  list: Pick<List<never, Field, never>, 'tabs' | 'changed' | 'resetTogether'>,
  address: ListAddress<Field>,
  {
    show,
    change,
    prefetch,
    ...to
  }: Pick<ReturnType<typeof useListAddress<Field>>, 'show' | 'change' | 'prefetch'> & {
    readonly retry: () => void;
    readonly keepPageSize: (pageSize: number) => void;
  },
) {
  const { listMemory } = usePortal();
  const today = useBusinessDate();
  const ofTab = (tab: string) => (latest: ListState<Field>) =>
    withFilters(latest, address, withTab(list.tabs, latest.filters, tab));
  const ofSort = (sort: Sort | null) => ({ page: 1, sort: asSort(sort, address) });
  const reset = () => show(initialListState(address));
  return useStableActions({
    retry: to.retry,
    reset,
    resetAll: () => {
      for (const path of list.resetTogether?.paths ?? []) listMemory.reset(path);
      reset();
    },
    goToPage: (page: number) => void change({ page }),
    setPageSize: (pageSize: number) => {
      to.keepPageSize(pageSize);
      show({ page: 1, pageSize });
    },
    setFilters: (next: FilterState) =>
      void change((latest) =>
        withFilters(latest, address, list.changed?.(latest.filters, next, today) ?? next),
      ),
    setTab: (tab: string) => void change(ofTab(tab)),
    setSort: (sort: Sort | null) => void change(ofSort(sort)),
    prefetchPage: (page: number) => void prefetch({ page }),
    prefetchSort: (sort: Sort | null) => void prefetch(ofSort(sort)),
    prefetchTab: (tab: string) => void prefetch(ofTab(tab)),
  });
}

/**
 * The state and actions of a list page: its URL, the rows of that state, the filters, and what changes them.
 * @param list define it at module scope
 */
export function useList<Row extends object, Field extends string, Page>(
  list: List<Row, Field, Page>,
) {
  const { listMemory } = usePortal();
  const { pathname } = useLocation();
  const listKey = listKeyOf(pathname, list.id);

  const { address: own, keep } = useOwnPageSize(list);
  const [isSortRefused, setIsSortRefused] = useState(false);
  const address = useMemo(
    () => (isSortRefused ? { ...own, defaultSort: own.specifiedSort ?? own.defaultSort } : own),
    [isSortRefused, own],
  );
  const { state, query, show, change, prefetch } = useListAddress(list, address);

  // A link back to the list restores its latest query.
  const left = writeListAddress(state, address).toString();
  const { keepsQuery = true } = list;
  useEffect(() => {
    if (keepsQuery) listMemory.leave(pathname, list.id, left);
  }, [listMemory, keepsQuery, pathname, list.id, left]);

  const { included: withValues, refresh } = useFilterValues(
    listKey,
    JSON.stringify(state),
    list.values !== undefined,
  );
  const rows = useListRows(list, { state, address, query, withValues });
  const { error, retry } = rows.answer;
  const isRefused = error?.kind === 'invalid' && own.specifiedSort !== undefined;
  if (isRefused && !isSortRefused && state.sort?.field === own.defaultSort.field)
    setIsSortRefused(true);

  const offered = useListFilters(list, listKey, state.filters, {
    offered: rows.current?.offered,
    error,
    retry,
    refresh,
  });
  const actions = useListActions(list, address, {
    show,
    change,
    prefetch,
    retry,
    keepPageSize: keep,
  });
  usePrefetchNextPage(rows.current, actions.prefetchPage);

  const shown = { ...actions, ...offered, state, query, address, ...rows.shown };
  // The same object until something on screen changes: SWR renders its hook a second time for a new key.
  // oxlint-disable-next-line react/exhaustive-deps -- all values, and always in the same order
  return useMemo(() => shown, Object.values(shown));
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
