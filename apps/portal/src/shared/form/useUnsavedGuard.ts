import { useEffect } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';

/** Makes the browser ask before the user leaves the document with unsaved input (`useUnsavedGuard`). */
export function useLeaveWarning(isUnsaved: boolean): void {
  const { formDrafts } = usePortal();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!formDrafts.isInputStored()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved, formDrafts]);
}

/**
 * Asks before the user leaves a page with unsaved input. Inside the portal `UnsavedQuestion` asks; for
 * another site or a closed tab the browser asks. There is no question when the session ends or when
 * another window logs out.
 * @param isUnsaved the form has input that was not sent
 * @param leftBy other navigations that lose the input, in addition to a new path: none, a new query, or Back and
 * Forward
 */
export function useUnsavedGuard(isUnsaved: boolean, leftBy: 'path' | 'query' | 'back' = 'path') {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (leftBy === 'query' && currentLocation.search !== nextLocation.search) ||
        (leftBy === 'back' && historyAction === NavigationType.Pop)),
  );
  useLeaveWarning(isUnsaved);
  return {
    isAsking: blocker.state === 'blocked',
    /** Only the query of the URL changes. */
    isSamePage: blocker.location?.pathname === pathname,
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
