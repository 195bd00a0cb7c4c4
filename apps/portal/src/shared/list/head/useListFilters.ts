import { useEndpoint } from '@agent-portal/data/swr/useEndpoint';
import { useMemo } from 'react';
import { useViewedAs } from '../../useViewedAs.ts';
import type { List } from '../List.ts';
import { useStableActions } from '../useStableActions.ts';
import { shownFilters, withViewText } from '../address/listFilters.ts';
import type { FilterState } from '../address/listState.ts';
import { type useFilterValues, useOfferedValues } from './useFilterValues.ts';
import { useValuesCall } from './useValuesCall.ts';

type Values = Readonly<Record<string, unknown>>;

/** Rows that came with the values of the filters. */
interface Rows {
  readonly offered: object | null | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * The filters of a list with their values, which come from their own call, from another call, or with the rows.
 * @param place the key of the list
 */
export function useListFilters(
  list: Pick<List<never, never, never>, 'endpoint' | 'filters' | 'offers' | 'values'>,
  place: string,
  chosen: FilterState,
  { refresh, ...rows }: Rows & Pick<ReturnType<typeof useFilterValues>, 'refresh'>,
) {
  const view = chosen['viewAs'] as string | undefined;
  const viewText = useViewedAs(view)?.text;
  const namesAgent = 'agentId' in chosen || 'agentLastName' in chosen;
  const valuesCall = useValuesCall(list.values, place, namesAgent, refresh);
  const offers = useEndpoint(list.offers ?? list.endpoint, (list.offers ? {} : null) as never);
  const values = useOfferedValues<Values>(
    place,
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
