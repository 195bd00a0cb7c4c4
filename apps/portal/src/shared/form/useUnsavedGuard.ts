import { NavigationType, useBlocker, useLocation } from 'react-router-dom';
import { useLeaveWarning } from './useLeaveWarning.ts';

/**
 * Asks before a page with unsaved input is left: another page of the portal by a question of ours
 * (`UnsavedQuestion`), another site or a closed tab by the browser's own. A document that is left
 * because the session ended, or that goes with another window's log-out, asks nothing.
 * @param isUnsaved something is typed and not sent
 * @param leftBy what leaves the input besides another path: nothing, another query, or Back and Forward
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
    /** Only the query of the address changes. */
    isSamePage: blocker.location?.pathname === pathname,
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
