import { useEffect, useEffectEvent } from 'react';
import type { ApiError } from '../client/ApiError.ts';

/**
 * Clears a failure that happened offline once the browser is back online.
 * @param failure what failed, if anything did
 */
export function useOfflineEnd(failure: ApiError | undefined, clear: () => void): void {
  const isOffline = failure?.isOffline === true;
  const clearNow = useEffectEvent(clear);
  useEffect(() => {
    if (!isOffline) return undefined;
    const end = () => clearNow();
    globalThis.addEventListener('online', end);
    return () => globalThis.removeEventListener('online', end);
  }, [isOffline]);
}
