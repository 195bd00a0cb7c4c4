import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type AppStatus, appStatus } from '../../session/appStatus.ts';

const ready: AppStatus = { kind: 'ready' };

/**
 * What replaces the page on screen, if anything. A flag ends with the location that it was raised on
 * [S4], in the same rendering: cleared before it, it would bring back the page that raised it, which
 * would ask again, and raise it over the page that follows.
 */
export function useAppStatus(): AppStatus {
  const location = useLocation();
  const status = useSyncExternalStore(appStatus.subscribe, appStatus.read);
  const [raised, setRaised] = useState({ status, location });
  const isNew = raised.status !== status;
  if (isNew) setRaised({ status, location });
  const isOver = !isNew && raised.location !== location && status.kind !== 'switching';
  useLayoutEffect(() => {
    if (isOver) appStatus.clearFlags();
  }, [isOver]);
  return isOver ? ready : status;
}
