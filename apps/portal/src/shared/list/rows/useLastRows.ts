import type { Answer } from '@agent-portal/data';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Keeps showing the last rows while the network is down, and retries when it is back.
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
