import { useBlocker } from 'react-router-dom';
import { useLeaveWarning } from './useLeaveWarning.ts';

/**
 * Asks before a page with unsaved input is left: another page of the portal by a question of ours
 * (`UnsavedQuestion`), another site or a closed tab by the browser's own. A document that is left
 * because the session ended, or that goes with another window's log-out, asks nothing.
 * @param isUnsaved something is typed and not sent
 * @param isAboutQuery the page is about what its query names: another query leaves it too
 */
export function useUnsavedGuard(isUnsaved: boolean, isAboutQuery = false) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isAboutQuery && currentLocation.search !== nextLocation.search)),
  );
  useLeaveWarning(isUnsaved);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
