import { announce } from '@agent-portal/ui/Announcer';
import { useIsSlow } from '@agent-portal/ui/Spinner';
import { useEffect } from 'react';
import { currentTab } from '../address/listTabs.ts';
import type { ListState } from '../address/listState.ts';
import type { ListTab } from '../List.ts';

/**
 * Says which rows still show, and which have not loaded: `Still showing All. Overdue has not loaded.`
 * @param former the state of the rows that show
 */
export function staleText(
  tabs: readonly ListTab[] = [],
  former: ListState,
  state: ListState,
): string {
  const tab = currentTab(tabs, state.filters)?.label;
  const formerTab = currentTab(tabs, former.filters)?.label;
  if (tab && formerTab && tab !== formerTab)
    return `Still showing ${formerTab}. ${tab} has not loaded.`;
  if (JSON.stringify(former.sort) !== JSON.stringify(state.sort))
    return 'Still showing the earlier order. The new order has not loaded.';
  if (former.page !== state.page)
    return `Still showing page ${former.page}. Page ${state.page} has not loaded.`;
  return 'Still showing the earlier rows. The new rows have not loaded.';
}

interface StaleNoteProps {
  readonly tabs: readonly ListTab[] | undefined;
  readonly former: ListState;
  readonly state: ListState;
}

/** After three seconds, says which rows still show. */
export function StaleNote({ tabs, former, state }: StaleNoteProps) {
  const isLate = useIsSlow(true, 3_000);
  const text = staleText(tabs, former, state);
  useEffect(() => {
    if (isLate) announce(text, 'result');
  }, [isLate, text]);
  return isLate && <p data-part="stale">{text}</p>;
}
