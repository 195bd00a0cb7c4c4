import type { Answer } from '@agent-portal/data';
import { useState } from 'react';
import type { ListState } from '../address/listState.ts';

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
