import type { Answer } from '@agent-portal/data';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Keeps the rows that were there while there is no network, and asks again once there is one.
 * @param current the rows of the answer, if it is there
 */
export function useLastRows<Page>(
  current: Page | undefined,
  answer: Answer<unknown>,
): { readonly page: Page | undefined; readonly isOffline: boolean } {
  const [last, setLast] = useState(current);
  if (current !== undefined && answer.data !== undefined && !Object.is(last, current)) {
    setLast(current);
  }
  const isOffline = answer.error?.kind === 'network' && !navigator.onLine && last !== undefined;
  const again = useEffectEvent(() => answer.retry());
  const failed = answer.error?.kind === 'network';
  useEffect(() => {
    if (!failed) return undefined;
    const onOnline = () => again();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [failed]);
  return { page: isOffline ? last : current, isOffline };
}
