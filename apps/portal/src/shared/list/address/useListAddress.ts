import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  UNSAFE_DataRouterContext as routerContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { afterPaint } from '../afterPaint.ts';
import { initialListState, withFilters } from './listState.ts';
import { readListAddress, writeListAddress } from './listAddress.ts';
import type { FilterState, ListAddress, ListState, Sort } from './listState.ts';

/** The state of a list, stored in the URL, with its actions. */
export interface ListPlace<Field extends string> {
  readonly state: ListState<Field>;
  /** The query that shows: the URL's, or the one that the URL gets after the next paint. */
  readonly query: URLSearchParams;
  readonly goToPage: (page: number) => void;
  readonly setPageSize: (pageSize: number) => void;
  readonly setSort: (sort: Sort<Field> | null) => void;
  readonly setFilters: (filters: FilterState) => void;
  /** Resets to the first page, default sort and no filter [S4]. Other parameters stay in the URL. */
  readonly reset: () => void;
}

/**
 * How long a change waits for its rows, in milliseconds. If the rows arrive in time, the change and the
 * rows render together. Otherwise the change renders first, without its rows.
 */
const rowsTimeoutMs = 80;
const afterRowsTimeout = () => new Promise<void>((resolve) => setTimeout(resolve, rowsTimeoutMs));

/**
 * Reads the state of a list from the URL and writes changes back. Every change except a page change
 * starts at page 1. A change shows first and is written to the URL after the paint, because a URL
 * change makes the router render more than the list. It is not written while another page loads, which the
 * user chose after it: the router would stay here.
 *
 * The result is the same object until the state changes: the URL that follows it changes nothing on screen.
 * @param ask requests the rows of a state; resolves when they have loaded, and never rejects. Keep it stable.
 */
export function useListAddress<Field extends string>(
  address: ListAddress<Field>,
  ask: (state: ListState<Field>, query: URLSearchParams) => Promise<void>,
): ListPlace<Field> {
  const location = useLocation();
  const navigate = useNavigate();
  // Its state is ahead of what has rendered: useNavigation would show a press too late.
  const router = use(routerContext)?.router;
  const latest = useRef(0);
  /** The queries that are being written to the URL, in order. */
  const following = useRef<readonly string[]>([]);
  /** The query that already shows but is not in the URL yet. */
  const [coming, setComing] = useState<string>();
  const search = coming ?? location.search;

  // A newer change stays while the URL catches up with an older one. A URL that changed by the Back
  // button or a link replaces all pending changes.
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
      const next = router?.state.navigation.location;
      if (next && next.pathname !== router.state.location.pathname) return;
      following.current = [...following.current, coming];
      void navigate({ search: coming }, { preventScrollReset: true });
    });
  }, [coming, navigate, router]);

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
      await Promise.race([ask(next, shown), afterRowsTimeout()]);
      if (turn === latest.current) flushSync(() => show(next));
    };
    const first = { ...state, page: 1 };
    return {
      state,
      query: shown,
      goToPage: (page) => void showWithRows({ ...state, page }),
      setSort: (sort) => void showWithRows({ ...first, sort }),
      // Do not wait for the rows: the next change builds on what shows now.
      setPageSize: (pageSize) => show({ ...first, pageSize }),
      setFilters: (filters) => show(withFilters(state, address, filters)),
      reset: () => show(initialListState(address)),
    };
  }, [search, address, ask]);
}
