import { useEffect } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useNewDay } from '../../session/useNewDay.ts';
import { DisplaySync } from '../display/DisplaySync.tsx';
import { useLostFocus } from './useLostFocus.ts';

/** A file that is dropped next to a file field must not replace the portal. */
function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** What goes on next to every page, from after the first paint. Renders nothing. */
export function Background() {
  const { keptForms } = usePortal();
  useLostFocus();
  useNewDay();
  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    keptForms.followTab(signal);
    addEventListener('dragover', refuseFiles, { signal });
    addEventListener('drop', refuseFiles, { signal });
    return () => events.abort();
  }, [keptForms]);
  return <DisplaySync />;
}
