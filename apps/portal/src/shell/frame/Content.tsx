import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { Outlet, useLocation } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import { useStore } from '../../browser/useStore.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { ErrorPage, UnauthorizedPage } from './lazyParts.ts';
import { useAppStatus } from './useAppStatus.ts';
import { useEffect, useState } from 'react';
import { focusHeading } from '../../shared/page/focusHeading.ts';

/**
 * Replaces the page while the identity switches. The previous page must not show again under the new identity, so
 * the switch ends only when another location is on screen.
 */
function Switching() {
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

const Notice = lazyComponent(async () => (await import('./Notice.tsx')).Notice);

/** The page, or what replaces it when the error or unauthorized flag is set [S1]. */
export function Content() {
  const { client, notice } = usePortal();
  const text = useStore(notice);
  const isReached = useStore(client.connection);
  return (
    <>
      <div data-part="announced" />
      <OfflineBanner text={text} />
      <PageOrStatus text={isReached ? text : undefined} />
    </>
  );
}

function PageOrStatus({ text }: { readonly text: string | undefined }) {
  const { appStatus } = usePortal();
  const status = useAppStatus();
  switch (status.kind) {
    case 'ready':
      return (
        <>
          {text && <Notice text={text} />}
          <Outlet />
        </>
      );
    case 'switching':
      return <Switching />;
    case 'error':
      return <ErrorPage requestId={status.requestId} onRetry={appStatus.clear} />;
    case 'unauthorized':
      return <UnauthorizedPage requestId={status.requestId} />;
    default:
      return status satisfies never;
  }
}
