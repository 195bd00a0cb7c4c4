import { DataProvider } from '@agent-portal/data';
import { Announcer } from '@agent-portal/ui/Announcer';
import { ToastRegion } from '@agent-portal/ui/Toast';
import { memo } from 'react';
import { createLayouts } from './layouts/createLayouts.ts';
import { usePortal } from './PortalContext.ts';
import type { Session } from './session/session.ts';
import { SessionContext } from './session/SessionContext.ts';
import { useStore } from './browser/useStore.ts';
import { type LayoutName, useRouteHandle } from './shared/page/routeHandle.ts';
import { Content } from './shell/frame/Content.tsx';
import { Background } from './shell/frame/lazyParts.ts';
import { NavigationProvider } from './shell/navigation/NavigationProvider.tsx';
import { useInternalLinks } from './shell/frame/useInternalLinks.ts';
import { useRouteChange } from './shell/frame/useRouteChange.ts';

/** Everything around a page: the session, the cache, the layout and the app's one live region. */
export function Root() {
  const session = useStore(usePortal().session);
  const handle = useRouteHandle();
  useRouteChange(handle);
  useInternalLinks();
  return session && <Frame session={session} layout={handle?.layout ?? 'navigation'} />;
}

/** Renders again only when the session or the layout changes; its children follow the address. */
const Frame = memo(function Frame({
  session,
  layout,
}: {
  readonly session: Session;
  readonly layout: LayoutName;
}) {
  const { client, storeOf } = usePortal();
  const side = session.hasLeftNavigation ? 'left' : 'top';
  const Layout = storeOf(createLayouts)[layout === 'navigation' ? side : layout];
  return (
    <SessionContext value={session}>
      <DataProvider client={client} identity={session.identity}>
        <NavigationProvider>
          <Layout>
            <Content />
          </Layout>
        </NavigationProvider>
        <Background />
        <ToastRegion />
        <Announcer />
      </DataProvider>
    </SessionContext>
  );
});
