import { useEffect, useEffectEvent } from 'react';
import type { ApiError } from '../client/ApiError.ts';
import { useData } from './provider/DataContext.ts';

/**
 * Clears the failure of a call that did not reach the carrier, once another call does.
 * @param failure the failure, if there is one
 */
export function useClearWhenOnline(failure: ApiError | undefined, clear: () => void): void {
  const { connection } = useData().client;
  const isOffline = failure?.kind === 'network';
  const clearNow = useEffectEvent(clear);
  useEffect(() => {
    if (!isOffline) return undefined;
    return connection.subscribe(() => {
      if (connection.read()) clearNow();
    });
  }, [connection, isOffline]);
}
