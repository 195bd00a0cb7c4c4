import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import { focusHeading } from '../../shared/page/focusHeading.ts';

/**
 * Stands in for the page while the session becomes somebody else's. The former page must not come
 * back under the new identity: the switch ends once another location is on screen, and not before.
 */
export function Switching() {
  const { appStatus } = usePortal();
  const { key } = useLocation();
  const [former] = useState(key);
  useEffect(() => {
    if (key === former) return;
    appStatus.clear();
    // The page's h1 takes the focus; it was not there when the address changed.
    requestAnimationFrame(() => focusHeading());
  }, [appStatus, key, former]);
  return <div className="frame-wait frame-wait-page" aria-busy="true" />;
}
