import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import type { AppStatus } from '../../session/createAppStatus.ts';
import { useStore } from '../../browser/useStore.ts';

const ready: AppStatus = { kind: 'ready' };

/**
 * What replaces the current page, if anything. A flag ends in the same render in which its location changes [S4].
 * If it ended earlier, the previous page would render and repeat its calls, and the flag would be set on the next
 * page.
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
