import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { keptForms } from './keptForms.ts';

/**
 * Asks before a page with unsaved input is left: another page of the portal by a question of ours
 * (`UnsavedQuestion`), another site or a closed tab by the browser's own. A document that is left
 * because the session ended, or that goes with another window's log-out, asks nothing.
 * @param isUnsaved something is typed and not sent
 */
export function useUnsavedGuard(isUnsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (document.hasFocus() && !keptForms.areKept()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
