import { createClient, DataProvider } from '@agent-portal/data';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { ToastRegion } from '@agent-portal/ui/Toast';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, matchPath, RouterProvider } from 'react-router-dom';
import { profileModeOf } from '../access/profileMode.ts';
import { createPortal, type Portal } from '../createPortal.ts';
import { BannerLayout } from '../layouts/BannerLayout.tsx';
import { NavigationLayout } from '../layouts/NavigationLayout.tsx';
import { TopNavigationLayout } from '../layouts/TopNavigationLayout.tsx';
import { PortalContext, usePortal } from '../PortalContext.ts';
import { routes } from '../routes.ts';
import { SessionContext } from '../session/SessionContext.ts';
import type { RouteHandle } from '../shared/page/routeHandle.ts';
import { Content } from '../shell/frame/Content.tsx';
import { NavigationProvider } from '../shell/navigation/NavigationProvider.tsx';
import { useInternalLinks } from '../shell/frame/useInternalLinks.ts';
import { useLostFocus } from '../shell/frame/useLostFocus.ts';
import { routeOf } from '../shell/navigation/routeOf.ts';
import { trailOf } from '../trailOf.ts';
import { people } from './people.ts';
import { profiles } from './profiles.ts';

const frames = { left: NavigationLayout, top: TopNavigationLayout, banner: BannerLayout };

export interface StoryFrameProps {
  readonly address: string;
  /** @default Dana Whitfield, an agent */
  readonly user?: CurrentUser;
  /** @default 'left' */
  readonly layout?: keyof typeof frames;
  /** Prepares the portal before the story renders. */
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

/** The surroundings of a page in the app; the toolbar of Storybook can choose another user. */
export function StoryFrame(props: StoryFrameProps) {
  const profile = document.documentElement.dataset['profile'] ?? '';
  const chosen = profiles[profile];
  // Remounts everything for another user.
  return <PageFrame key={profile} {...props} {...(chosen && { user: chosen })} />;
}

/** The page's row of the sitemap, as the router gives it to the page. */
function rowOf(address: string): { readonly path: string; readonly handle?: RouteHandle } {
  const pathname = address.replace(/[?#].*/, '');
  const { route } = routeOf(pathname) ?? {};
  const path = route?.paths.find((pattern) => pattern !== '*' && matchPath(pattern, pathname));
  if (!route || !path) return { path: pathname };
  const { id, title, titleOf, layout = 'navigation' } = route;
  return { path, handle: { id, title, titleOf, layout, trail: trailOf(route.paths[0], routes) } };
}

/** Renders a page with the shell, session, client and router of a new portal. */
function PageFrame({
  address,
  user = people.agent,
  layout = 'left',
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
            { ...rowOf(address), element: children },
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
