import type { Answer } from '@agent-portal/data';
import { listFreshForMs } from '@agent-portal/data/list';
import { useEndpoint } from '@agent-portal/data/swr/useEndpoint';
import { useEffect, useMemo, useState } from 'react';
import { viewAs } from '../../../session/identity/viewAs.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { initialListState, type ListAddress, type ListState } from '../address/listState.ts';
import { withTab } from '../address/listTabs.ts';
import type { List } from '../List.ts';
import { tableStatus } from '../../page/tableStatus.ts';

interface LastRows<Page> {
  /** The rows to show, if any. */
  readonly page: Page | undefined;
  /** The state that these rows belong to, if it is not the current one: another page, sort or tab. */
  readonly former: ListState | undefined;
  readonly isOffline: boolean;
}

/**
 * Knows which state of the list the rows on screen belong to. Keeps showing the last rows of the same book and
 * search while the carrier cannot be reached.
 * @param current the rows of the current answer, if any
 * @param state the state of the list, and its book and search (`subject`)
 */
export function useLastRows<Page>(
  current: Page | undefined,
  answer: Answer<unknown>,
  { state, subject }: { readonly state: ListState; readonly subject: string },
): LastRows<Page> {
  const [last, setLast] = useState<{ page: Page; state: ListState; subject: string }>();
  const isNew = current !== undefined && answer.data !== undefined && !answer.isPrevious;
  if (isNew && !Object.is(last?.page, current)) setLast({ page: current, state, subject });
  const isOffline = answer.error?.kind === 'network' && last?.subject === subject;
  // Rows that are requested again with their filter values are still those of this state.
  const isFormer =
    (isOffline || answer.isPrevious) && JSON.stringify(last?.state) !== JSON.stringify(state);
  return {
    page: isOffline ? last.page : current,
    former: isFormer ? last?.state : undefined,
    isOffline,
  };
}

interface PageRequest<Field extends string> {
  readonly state: ListState<Field>;
  readonly address: ListAddress<Field>;
  /** The other parameters of the URL. */
  readonly query: URLSearchParams;
  /** The answer includes the values of the filters [S4]. */
  readonly withValues: boolean;
}

/** The rows of a list for a state, and how their request went. */
export function useListRows<Row extends object, Field extends string, Page>(
  list: List<Row, Field, Page>,
  { state, address, query, withValues }: PageRequest<Field>,
) {
  const today = useBusinessDate();
  // The book and the search of the rows: the call without its page, sort and quick tab.
  const filters = withTab(list.tabs, state.filters, '');
  const first = { ...initialListState(address), filters };
  const subject = JSON.stringify(list.query(first, false, query, today));
  const answer = useEndpoint(list.endpoint, list.query(state, withValues, query, today) as never, {
    freshForMs: listFreshForMs,
    keepPreviousData: true,
    subject,
  });
  const current = useMemo(
    () => (answer.data === undefined ? undefined : list.read(answer.data as Page)),
    [list, answer.data],
  );
  const isUnknownAgent = answer.error?.kind === 'not-found' && query.has('viewAs');
  useEffect(() => {
    if (isUnknownAgent) viewAs.forget();
  }, [isUnknownAgent]);
  const { page, former, isOffline } = useLastRows(current, answer, { state, subject });
  const isNone = list.isNoneOn404 && answer.error?.kind === 'not-found';
  const error = isNone || isOffline ? undefined : answer.error;
  let status = isOffline ? ('ready' as const) : tableStatus(answer, error);
  if (former) status = 'stale';
  return {
    answer,
    current,
    shown: {
      page,
      former,
      /** The complete answer, for data other than the rows. */
      data: answer.data as Page | undefined,
      error,
      isOffline,
      isBusy: answer.isLoading || answer.isRefreshing,
      status,
    },
  };
}
