import { DataProvider } from '@agent-portal/data';
import { Announcer } from '@agent-portal/ui/Announcer';
import { ToastRegion } from '@agent-portal/ui/Toast';
import { useLoaderData } from 'react-router-dom';
import { layouts } from './layouts/layouts.ts';
import { client } from './session/client.ts';
import type { Session } from './session/session.ts';
import { SessionContext } from './session/SessionContext.ts';
import { useRouteHandle } from './shared/routeHandle.ts';
import { Content } from './shell/Content.tsx';
import { useInternalLinks } from './shell/useInternalLinks.ts';
import { useRouteChange } from './shell/useRouteChange.ts';

/** Everything around a page: the session, the cache, the layout and the app's one live region. */
export function Root() {
  const session = useLoaderData<Session>();
  const handle = useRouteHandle();
  useRouteChange(handle?.title);
  useInternalLinks();
  const Layout = layouts[handle?.layout ?? 'navigation'];

  return (
    <SessionContext value={session}>
      <DataProvider client={client} identity={session.identity}>
        <Layout>
          <Content />
        </Layout>
        <ToastRegion />
        <Announcer />
      </DataProvider>
    </SessionContext>
  );
}
