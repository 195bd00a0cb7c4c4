import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import type { AppStatus } from '../../session/createAppStatus.ts';
import { useStore } from '../../browser/createStore.ts';

const ready: AppStatus = { kind: 'ready' };

/**
 * What replaces the page on screen, if anything. A flag ends with the location that it was raised on
 * [S4], in the same rendering: cleared before it, it would bring back the page that raised it, which
 * would ask again, and raise it over the page that follows.
 */
export function useAppStatus(): AppStatus {
  const { appStatus } = usePortal();
  const location = useLocation();
  const status = useStore(appStatus);
  const [raised, setRaised] = useState({ status, location });
  const isNew = raised.status !== status;
  if (isNew) setRaised({ status, location });
  const isOver = !isNew && raised.location !== location && status.kind !== 'switching';
  useLayoutEffect(() => {
    if (isOver) appStatus.clearFlags();
  }, [appStatus, isOver]);
  return isOver ? ready : status;
}
