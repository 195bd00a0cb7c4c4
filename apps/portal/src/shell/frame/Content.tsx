import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { Outlet } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import { useStore } from '../../browser/useStore.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Switching } from '../impersonation/Switching.tsx';
import { UnauthorizedPage } from './lazyParts.ts';
import { useAppStatus } from './useAppStatus.ts';

const Notice = lazyComponent(async () => (await import('./Notice.tsx')).Notice);

/** The page, or what replaces it when the error or unauthorized flag is set [S1]. */
export function Content() {
  const { client, notice } = usePortal();
  const text = useStore(notice);
  const isReached = useStore(client.connection);
  return (
    <>
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
