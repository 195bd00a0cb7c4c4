import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from './afterPaint.ts';
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

/** A query that the list shows already, and the entry of the history that it follows. */
interface Coming {
  readonly after: string;
  readonly search: string;
}

/**
 * Reads a list from the address and writes it back; every change but of the page starts at page 1.
 * A change is on screen first, and in the address right after the paint: the router draws more than
 * the list.
 */
export function useListAddress<Field extends string>(
  definition: ListDefinition<Field>,
): ListAddress<Field> {
  const location = useLocation();
  const navigate = useNavigate();
  const [coming, setComing] = useState<Coming>();
  const isComing = coming?.after === location.key;
  const search = isComing ? coming.search : location.search;

  useEffect(() => {
    if (!isComing) return undefined;
    return afterPaint(() => void navigate({ search }, { preventScrollReset: true }));
  }, [isComing, search, navigate]);

  return useMemo(() => {
    const state = readListAddress(new URLSearchParams(search), definition);
    const change = (part: Partial<ListState<Field>>) => {
      const next = writeListAddress({ ...state, page: 1, ...part }, definition).toString();
      setComing({ after: location.key, search: next && `?${next}` });
    };
    return {
      state,
      goToPage: (page) => change({ page }),
      setPageSize: (pageSize) => change({ pageSize }),
      setSort: (sort) => change({ sort }),
      setFilters: (filters) => change({ filters }),
    };
  }, [search, definition, location.key]);
}
