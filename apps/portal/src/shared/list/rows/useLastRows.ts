import type { Answer } from '@agent-portal/data';
import { useState } from 'react';

/**
 * Keeps showing the last rows while the carrier cannot be reached.
 * @param current the rows of the current answer, if any
 */
export function useLastRows<Page>(
  current: Page | undefined,
  answer: Answer<unknown>,
): { readonly page: Page | undefined; readonly isOffline: boolean } {
  const [last, setLast] = useState(current);
  if (current !== undefined && answer.data !== undefined && !Object.is(last, current)) {
    setLast(current);
  }
  const isOffline = answer.error?.kind === 'network' && last !== undefined;
  return { page: isOffline ? last : current, isOffline };
}
