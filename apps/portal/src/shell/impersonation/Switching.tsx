import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import { focusHeading } from '../../shared/page/focusHeading.ts';

/**
 * Replaces the page while the identity switches. The former page must not show again under the new
 * identity, so the switch ends only when another location is on screen.
 */
export function Switching() {
  const { appStatus } = usePortal();
  const { key } = useLocation();
  const [former] = useState(key);
  useEffect(() => {
    if (key === former) return;
    appStatus.clear();
    // Moves the focus to the page's h1, which did not exist when the address changed.
    requestAnimationFrame(() => focusHeading());
  }, [appStatus, key, former]);
  return <div className="frame-wait frame-wait-page" aria-busy="true" />;
}
