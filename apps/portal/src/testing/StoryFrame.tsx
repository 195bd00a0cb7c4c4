import { createClient, DataProvider } from '@agent-portal/data';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { ToastRegion } from '@agent-portal/ui/Toast';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { profileModeOf } from '../access/profileMode.ts';
import { createPortal, type Portal } from '../createPortal.ts';
import { BannerLayout } from '../layouts/BannerLayout.tsx';
import { NavigationLayout } from '../layouts/NavigationLayout.tsx';
import { TopNavigationLayout } from '../layouts/TopNavigationLayout.tsx';
import { PortalContext, usePortal } from '../PortalContext.ts';
import { SessionContext } from '../session/SessionContext.ts';
import type { RouteHandle } from '../shared/page/routeHandle.ts';
import { Content } from '../shell/frame/Content.tsx';
import { NavigationProvider } from '../shell/navigation/NavigationProvider.tsx';
import { useInternalLinks } from '../shell/frame/useInternalLinks.ts';
import { useLostFocus } from '../shell/frame/useLostFocus.ts';
import { people } from './people.ts';
import { profiles } from './profiles.ts';

const frames = { left: NavigationLayout, top: TopNavigationLayout, banner: BannerLayout };

export interface StoryFrameProps {
  /** The address in the story. */
  readonly address: string;
  /** The route's pattern. @default the address without its query */
  readonly path?: string;
  /** @default Dana Whitfield, an agent */
  readonly user?: CurrentUser;
  /** @default 'left' */
  readonly layout?: keyof typeof frames;
  /** The sitemap's row of the page. @default none */
  readonly handle?: RouteHandle;
  /** What happened in the portal before the story shows it. */
  readonly prepare?: (portal: Portal) => void;
  /** The page. */
  readonly children?: ReactNode;
}

function Shell({ user, layout }: Required<Pick<StoryFrameProps, 'user' | 'layout'>>) {
  const { appStatus } = usePortal();
  const [client] = useState(() =>
    createClient({
      retries: 0,
      onUnauthenticated: appStatus.refuse,
      onServerError: appStatus.fail,
      onForbidden: appStatus.refuse,
    }),
  );
  useInternalLinks();
  useLostFocus();
  const session = {
    user,
    mode: profileModeOf(user),
    identity: user.username,
    hasLeftNavigation: layout === 'left',
  };
  const Layout = frames[layout];
  return (
    <SessionContext value={session}>
      <DataProvider client={client} identity={session.identity}>
        <NavigationProvider>
          <Layout>
            <Content />
          </Layout>
        </NavigationProvider>
        <ToastRegion />
      </DataProvider>
    </SessionContext>
  );
}

/** What a page has around it in the app; the toolbar of Storybook can choose another user. */
export function StoryFrame(props: StoryFrameProps) {
  const profile = document.documentElement.dataset['profile'] ?? '';
  const chosen = profiles[profile];
  // Another user is another document.
  return <PageFrame key={profile} {...props} {...(chosen && { user: chosen })} />;
}

/** The shell, the session, a client, a router, in their own portal. */
function PageFrame({
  address,
  path,
  user = people.agent,
  layout = 'left',
  handle,
  prepare,
  children,
}: StoryFrameProps) {
  const [portal] = useState(() => {
    const made = createPortal();
    prepare?.(made);
    return made;
  });
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <Shell user={user} layout={layout} />,
          children: [
            { path: path ?? address.replace(/[?#].*/, ''), element: children, handle },
            { path: '*', element: null },
          ],
        },
      ],
      { initialEntries: [address] },
    ),
  );
  return (
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>
  );
}
