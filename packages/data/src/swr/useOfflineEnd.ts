import { useEffect, useEffectEvent } from 'react';
import type { ApiError } from '../client/ApiError.ts';

/**
 * Clears an offline failure when the browser is back online.
 * @param failure the failure, if there is one
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
