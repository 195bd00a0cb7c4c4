import { Announcer } from '@agent-portal/ui/Announcer';
import { ApiError } from '@agent-portal/data';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { BannerLayout } from './layouts/BannerLayout.tsx';
import { usePortal } from './PortalContext.ts';
import { OfflineBanner } from './shell/frame/OfflineBanner.tsx';
import { ErrorPage } from './shell/frame/lazyParts.ts';

/**
 * The last error boundary: the session could not be loaded, a page's code is missing, or a page threw
 * while it rendered. Only the first of these errors can go away without loading the document again.
 */
export function RootError() {
  const error = useRouteError();
  const { appStatus, client, session } = usePortal();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    reportError(error);
  }, [error]);

  const retry = async () => {
    if (!(await client.connection.check())) return;
    // The browser does not request code again in a document where it failed to load once.
    if (!(error instanceof ApiError)) {
      globalThis.location.reload();
      return;
    }
    session.forget();
    appStatus.clear();
    void revalidate();
  };
  return (
    <BannerLayout>
      <OfflineBanner />
      <ErrorPage
        requestId={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => void retry()}
      />
      <Announcer />
    </BannerLayout>
  );
}
