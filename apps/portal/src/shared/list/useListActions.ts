import type { Sort } from '@agent-portal/ui/DataTable';
import { usePortal } from '../../PortalContext.ts';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { useStableActions } from '../useStableActions.ts';
import type { List } from './List.ts';
import {
  asSort,
  type FilterState,
  initialListState,
  type ListAddress,
  type ListState,
  withFilters,
} from './address/listState.ts';
import { withTab } from './address/listTabs.ts';
import type { useListAddress } from './address/useListAddress.ts';

/** What a user can change in a list. The functions are the same ones in every render. */
export function useListActions<Field extends string>(
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
