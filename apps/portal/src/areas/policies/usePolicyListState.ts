import { useClient } from '@agent-portal/data';
import { useCallback } from 'react';
import type { ListState } from '../../shared/list/listState.ts';
import { useFilterValues } from '../../shared/list/useFilterValues.ts';
import { useListAddress } from '../../shared/list/useListAddress.ts';
import type { AnyPage, PolicyList } from './PolicyList.ts';

/** What a list is asked for: its state, which the address holds, and whether with filter values. */
export function usePolicyListState<Row extends object, Field extends string, Page extends AnyPage>(
  list: PolicyList<Row, Field, Page>,
) {
  const client = useClient();
  const ask = useCallback((wanted: ListState<Field>) => list.ask(client, wanted), [client, list]);
  const address = useListAddress(list.address, ask);
  const { included, refresh } = useFilterValues(list.name, JSON.stringify(address.state));
  return { ...address, ask, includeFilters: included, refreshFilters: refresh };
}

export type PolicyListState<Field extends string> = ReturnType<
  typeof usePolicyListState<object, Field, AnyPage>
>;
