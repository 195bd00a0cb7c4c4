import { useClient } from '@agent-portal/data';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { filterMemory } from '../../../shared/list/filterMemory.ts';
import type { ListState } from '../../../shared/list/listState.ts';
import { useFilterValues } from '../../../shared/list/useFilterValues.ts';
import { useListAddress } from '../../../shared/list/useListAddress.ts';
import type { AnyPage, PolicyList } from './PolicyList.ts';

/** The lists that the scope 'ALL' resets, each with its second version [S4]. */
const everyList = [paths.pending(), paths.active(), paths.terminated()].flatMap((path) => [
  path,
  `${path}-v2`,
]);

/** What a list is asked for: its state, which the address holds, and whether with filter values. */
export function usePolicyListState<Row extends object, Field extends string, Page extends AnyPage>(
  list: PolicyList<Row, Field, Page>,
) {
  const client = useClient();
  const ask = useCallback((wanted: ListState<Field>) => list.ask(client, wanted), [client, list]);
  const address = useListAddress(list.address, ask);
  const { included, refresh } = useFilterValues(list.name, JSON.stringify(address.state));

  // Whoever comes back to the list by a link finds it as it was left.
  const { pathname, search } = useLocation();
  useEffect(() => filterMemory.remember(pathname, search), [pathname, search]);

  const navigate = useNavigate();
  /** First page, default sort, no filter [S4]: the bare address. */
  const reset = () => void navigate({ search: '' }, { preventScrollReset: true });
  const resetAll = () => {
    for (const path of everyList) filterMemory.remember(path, '');
    reset();
  };

  return { ...address, ask, includeFilters: included, refreshFilters: refresh, reset, resetAll };
}

export type PolicyListState<Field extends string> = ReturnType<
  typeof usePolicyListState<object, Field, AnyPage>
>;
