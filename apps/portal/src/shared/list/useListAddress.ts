import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readListAddress, writeListAddress } from './listAddress.ts';
import type { FilterState, ListDefinition, ListState, Sort } from './listState.ts';

/** A list whose state is the address, and the moves a reader can make in it. */
export interface ListAddress<Field extends string> {
  readonly state: ListState<Field>;
  readonly goToPage: (page: number) => void;
  readonly setPageSize: (pageSize: number) => void;
  readonly setSort: (sort: Sort<Field> | null) => void;
  readonly setFilters: (filters: FilterState) => void;
}

/** Reads a list from the address and writes it back; every change but of the page starts at page 1. */
export function useListAddress<Field extends string>(
  definition: ListDefinition<Field>,
): ListAddress<Field> {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const state = readListAddress(search, definition);
    const change = (part: Partial<ListState<Field>>) => {
      const next = writeListAddress({ ...state, page: 1, ...part }, definition);
      void navigate({ search: next.toString() }, { preventScrollReset: true, flushSync: true });
    };
    return {
      state,
      goToPage: (page) => change({ page }),
      setPageSize: (pageSize) => change({ pageSize }),
      setSort: (sort) => change({ sort }),
      setFilters: (filters) => change({ filters }),
    };
  }, [search, definition, navigate]);
}
