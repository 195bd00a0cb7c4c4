import { useClient } from '@agent-portal/data';
import { listFreshForMs } from '@agent-portal/data/list';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../../../PortalContext.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import type { List } from '../List.ts';
import { readListAddress, writeListAddress } from './listAddress.ts';
import type { ListAddress, ListState } from './listState.ts';

/**
 * How long a change waits for its rows, in milliseconds. If the rows arrive in time, the change and the
 * rows render together. Otherwise the change renders first, without its rows.
 */
const rowsTimeoutMs = 80;
const afterRowsTimeout = () => new Promise<void>((resolve) => setTimeout(resolve, rowsTimeoutMs));

/** A part of the state that changes, or a function that returns it for the state that shows next. */
type Change<Field extends string> =
  | Partial<ListState<Field>>
  | ((latest: ListState<Field>) => Partial<ListState<Field>>);

/**
 * The state of a list, and the functions that change it. The URL is its only store: a change navigates
 * synchronously, so that the URL, the state and the rows render once. Call the functions in event handlers.
 * @param address the parameters of the list in the URL, with the user's page size
 */
export function useListAddress<Field extends string>(
  list: Pick<List<never, Field, never>, 'endpoint' | 'query'>,
  address: ListAddress<Field>,
) {
  const portal = usePortal();
  const client = useClient();
  const today = useBusinessDate();
  const navigate = useNavigate();
  const location = useLocation();
  const shown = useMemo(() => {
    const query = new URLSearchParams(location.search);
    return { query, state: readListAddress(query, address) };
  }, [location, address]);
  /** The state that shows, or waits for its rows. The next change builds on it. */
  const latest = useRef(shown.state);
  // Another URL, such as that of the Back button or a link, replaces a change that waits.
  useLayoutEffect(() => {
    const { state } = shown;
    latest.current = state;
    return () => {
      latest.current = state;
    };
  }, [shown]);

  const after = (change: Change<Field>): ListState<Field> => ({
    ...latest.current,
    ...(typeof change === 'function' ? change(latest.current) : change),
  });

  /** Requests the rows of a state that the user is likely to open next. */
  async function prefetch(next: Change<Field>): Promise<void> {
    const input = list.query(after(next), false, shown.query, today);
    if (input) await client.prefetch(list.endpoint, input, listFreshForMs);
  }

  function show(next: Change<Field>): void {
    latest.current = after(next);
    const query = writeListAddress(latest.current, address, shown.query).toString();
    const opening = portal.router?.state.navigation.location;
    void navigate({ search: query && `?${query}` }, { preventScrollReset: true, flushSync: true });
    // The change has interrupted the page that is opening, which the user chose too.
    if (opening && opening.pathname !== location.pathname)
      void navigate(opening, { state: opening.state });
  }

  /** Shows a change when its rows have arrived, or after the timeout. */
  async function change(part: Change<Field>): Promise<void> {
    const next = after(part);
    latest.current = next;
    await Promise.race([prefetch(next), afterRowsTimeout()]);
    if (latest.current === next) show(next);
  }

  return { ...shown, prefetch, show, change };
}
