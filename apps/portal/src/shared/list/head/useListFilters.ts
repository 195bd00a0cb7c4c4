import { useEndpoint } from '@agent-portal/data/swr/useEndpoint';
import { useMemo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useViewedAs } from '../../useViewedAs.ts';
import type { List } from '../List.ts';
import { useStableActions } from '../../useStableActions.ts';
import { shownFilters, withViewText } from '../address/listFilters.ts';
import type { FilterState } from '../address/listState.ts';
import { type useFilterValues, useOfferedValues } from './useFilterValues.ts';
import { useClient } from '@agent-portal/data';
import type { ValueList } from '@agent-portal/data/policies/values/contract';
import { toast } from '@agent-portal/ui/Toast';
import { usePortal } from '../../../PortalContext.ts';
import { lacksValues } from '../address/lacksValues.ts';

/**
 * The filter values of a policy list from their own call, an extension: requested when the user points at the
 * filters or opens them, not with the rows. A carrier without the call includes them in the rows [S4].
 * @param list undefined for a list without such a call
 * @param listKey the key of the list
 * @param isNeeded the values are needed although the filters are closed: a chip shows the name of an agent
 * @param onLack the carrier lacks the call
 */
function useValuesCall(
  list: ValueList | undefined,
  listKey: string,
  isNeeded: boolean,
  onLack: () => void,
) {
  const { listMemory } = usePortal();
  const client = useClient();
  const [isLacking, setIsLacking] = useState(lacksValues);
  const [values, setValues] = useState<object>();
  const [error, setError] = useState<unknown>();
  /** The read that is running, or has succeeded. */
  const reading = useRef<Promise<void>>(undefined);
  const controller = useRef<AbortController>(undefined);

  async function read(signal: AbortSignal): Promise<void> {
    try {
      const { readValues } = await import('./readValues.ts');
      const next = list && (await readValues(client, list, signal));
      if (signal.aborted) return;
      if (next) return setValues(next);
      setIsLacking(true);
      onLack();
    } catch (thrown) {
      if (signal.aborted) return;
      reading.current = undefined;
      setError(thrown);
    }
  }

  function start(): Promise<void> {
    controller.current?.abort();
    controller.current = new AbortController();
    setError(undefined);
    return (reading.current = read(controller.current.signal));
  }

  /** Reads them again for the user, and announces the result. After a failure, the previous values stay. */
  async function refresh(): Promise<void> {
    const done = start();
    const signal = controller.current?.signal;
    await done;
    if (signal?.aborted) return;
    toast(
      reading.current
        ? 'The filters have the latest values'
        : 'The filters could not be refreshed. Try again in a moment.',
    );
  }

  const isOffered = list !== undefined && !isLacking;
  /** The user is likely to open the filters, or opens them. Resolves when the values have arrived. */
  const load = (): Promise<void> | undefined =>
    isOffered && listMemory.offered(listKey) === undefined
      ? (reading.current ?? start())
      : undefined;

  const loadNeeded = useEffectEvent(() => void load());
  useEffect(() => {
    if (isNeeded) loadNeeded();
  }, [isNeeded]);
  useEffect(
    () => () => {
      controller.current?.abort();
      reading.current = undefined;
    },
    [],
  );
  return {
    isOffered,
    values,
    error,
    retry: () => void start(),
    refresh: () => void refresh(),
    load,
  };
}

type Values = Readonly<Record<string, unknown>>;

/** Rows that came with the values of the filters. */
interface Rows {
  readonly offered: object | null | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * The filters of a list with their values, which come from their own call, from another call, or with the rows.
 * @param listKey the key of the list
 */
export function useListFilters(
  list: Pick<List<never, never, never>, 'endpoint' | 'filters' | 'offers' | 'values'>,
  listKey: string,
  chosen: FilterState,
  { refresh, ...rows }: Rows & Pick<ReturnType<typeof useFilterValues>, 'refresh'>,
) {
  const view = chosen['viewAs'] as string | undefined;
  const viewText = useViewedAs(view)?.text;
  const namesAgent = 'agentId' in chosen || 'agentLastName' in chosen;
  const valuesCall = useValuesCall(list.values, listKey, namesAgent, refresh);
  const offers = useEndpoint(list.offers ?? list.endpoint, (list.offers ? {} : null) as never);
  const values = useOfferedValues<Values>(
    listKey,
    (rows.offered ?? valuesCall.values ?? offers.data) as Values | null | undefined,
  );
  let source = { error: rows.error, retry: rows.retry, refresh };
  if (valuesCall.isOffered) source = valuesCall;
  else if (list.offers) source = { ...offers, refresh: offers.retry };
  const { onRetry, ...actions } = useStableActions({
    onRetry: source.retry,
    refreshFilters: source.refresh,
    loadFilters: valuesCall.load,
  });
  const status = source.error ? 'error' : 'loading';
  const filters = useMemo(
    () =>
      withViewText(shownFilters(list.filters, { values, status, onRetry }, chosen), view, viewText),
    [list, values, status, onRetry, chosen, view, viewText],
  );
  return { filters, ...actions };
}
