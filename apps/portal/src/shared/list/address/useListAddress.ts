import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '../afterPaint.ts';
import { initialListState, withFilters } from './listState.ts';
import { readListAddress, writeListAddress } from './listAddress.ts';
import type { FilterState, ListAddress, ListState, Sort } from './listState.ts';

/** A list whose state is the address, and the moves a reader can make in it. */
export interface ListPlace<Field extends string> {
  readonly state: ListState<Field>;
  readonly goToPage: (page: number) => void;
  readonly setPageSize: (pageSize: number) => void;
  readonly setSort: (sort: Sort<Field> | null) => void;
  readonly setFilters: (filters: FilterState) => void;
  /** First page, default sort, no filter [S4]; what is not the list's own stays in the address. */
  readonly reset: () => void;
}

/**
 * A change whose rows come within this many milliseconds is drawn once, with its rows; a slower one
 * is drawn at once without them.
 */
const patience = 80;
const afterPatience = () => new Promise<void>((resolve) => setTimeout(resolve, patience));

/**
 * Reads a list from the address and writes it back; every change but of the page starts at page 1.
 * A change is on screen first, and in the address right after the paint: the router draws more than
 * the list.
 * @param ask asks for the rows of a state; settles once they are there, and never rejects
 */
export function useListAddress<Field extends string>(
  address: ListAddress<Field>,
  ask: (state: ListState<Field>) => Promise<void>,
): ListPlace<Field> {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(0);
  /** The queries that the address is on its way to, in their order. */
  const following = useRef<readonly string[]>([]);
  /** The query that is shown already and that the address does not have yet. */
  const [coming, setComing] = useState<string>();
  const search = coming ?? location.search;

  // What was changed while the address followed a former change stays; all gives way to an address
  // that Back or a link has changed.
  useLayoutEffect(() => {
    const index = following.current.indexOf(location.search);
    const isOwn = index >= 0;
    following.current = isOwn ? following.current.slice(index + 1) : [];
    if (!isOwn) latest.current += 1;
    setComing((current) => (isOwn && current !== location.search ? current : undefined));
  }, [location]);

  useEffect(() => {
    if (coming === undefined) return undefined;
    return afterPaint(() => {
      following.current = [...following.current, coming];
      void navigate({ search: coming }, { preventScrollReset: true });
    });
  }, [coming, navigate]);

  return useMemo(() => {
    const shown = new URLSearchParams(search);
    const state = readListAddress(shown, address);
    const show = (next: ListState<Field>) => {
      const query = writeListAddress(next, address, shown).toString();
      latest.current += 1;
      setComing(query && `?${query}`);
    };
    const showWithRows = async (next: ListState<Field>) => {
      const turn = (latest.current += 1);
      await Promise.race([ask(next), afterPatience()]);
      if (turn === latest.current) flushSync(() => show(next));
    };
    const first = { ...state, page: 1 };
    return {
      state,
      goToPage: (page) => void showWithRows({ ...state, page }),
      setSort: (sort) => void showWithRows({ ...first, sort }),
      // The next pick builds on what is shown of this one: it may not wait.
      setPageSize: (pageSize) => show({ ...first, pageSize }),
      setFilters: (filters) => show(withFilters(state, address, filters)),
      reset: () => show(initialListState(address)),
    };
  }, [search, address, ask]);
}
