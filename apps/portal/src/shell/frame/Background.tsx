import { useEffect } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useStore } from '../../browser/useStore.ts';
import { useNewDay } from '../../session/useNewDay.ts';
import { DisplaySync } from '../display/DisplaySync.tsx';
import { useLostFocus } from './useLostFocus.ts';

/** A file that is dropped next to a file field must not replace the portal. */
function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** The time between two tries to reach a carrier that does not answer, in milliseconds. */
const pause = 10_000;

/** Tries to reach the carrier while it does not answer, and whenever the browser reports a change. */
function useChecks(): void {
  const { connection } = usePortal().client;
  const isReached = useStore(connection);
  useEffect(() => {
    const check = () => void connection.check();
    const timer = isReached ? undefined : setInterval(check, pause);
    // The browser's hint about its network is a reason to try a call, not an answer.
    addEventListener('offline', check);
    addEventListener('online', check);
    return () => {
      clearInterval(timer);
      removeEventListener('offline', check);
      removeEventListener('online', check);
    };
  }, [connection, isReached]);
}

/** What goes on next to every page, from after the first paint. Renders nothing. */
export function Background() {
  const { formDrafts } = usePortal();
  useLostFocus();
  useNewDay();
  useChecks();
  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    const turn = () =>
      document.visibilityState === 'hidden' ? formDrafts.hide() : formDrafts.show();
    addEventListener('pagehide', formDrafts.hide, { signal });
    document.addEventListener('visibilitychange', turn, { signal });
    addEventListener('dragover', refuseFiles, { signal });
    addEventListener('drop', refuseFiles, { signal });
    return () => events.abort();
  }, [formDrafts]);
  return <DisplaySync />;
}
