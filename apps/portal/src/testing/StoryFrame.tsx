import { createClient, DataProvider } from '@agent-portal/data';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { ToastRegion } from '@agent-portal/ui/Toast';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { profileModeOf } from '../access/profileMode.ts';
import { NavigationLayout } from '../layouts/NavigationLayout.tsx';
import { appStatus } from '../session/appStatus.ts';
import { SessionContext } from '../session/SessionContext.ts';
import { Content } from '../shell/Content.tsx';
import { useInternalLinks } from '../shell/useInternalLinks.ts';
import { people } from './people.ts';

export interface StoryFrameProps {
  /** The address in the story. */
  readonly address: string;
  /** The route's pattern. @default the address without its query */
  readonly path?: string;
  /** @default Dana Whitfield, an agent */
  readonly user?: CurrentUser;
  /** The page. */
  readonly children?: ReactNode;
}

function Shell({ user }: { readonly user: CurrentUser }) {
  const [client] = useState(() =>
    createClient({
      retries: 0,
      onUnauthenticated: appStatus.refuse,
      onServerError: appStatus.fail,
      onForbidden: appStatus.refuse,
    }),
  );
  useInternalLinks();
  const session = { user, mode: profileModeOf(user), identity: user.username };
  return (
    <SessionContext value={session}>
      <DataProvider client={client} identity={session.identity}>
        <NavigationLayout>
          <Content />
        </NavigationLayout>
        <ToastRegion />
      </DataProvider>
    </SessionContext>
  );
}

/** What a page has around it in the app: the shell, the session, a client, a router. */
export function StoryFrame({ address, path, user = people.agent, children }: StoryFrameProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <Shell user={user} />,
          children: [
            { path: path ?? address.replace(/[?#].*/, ''), element: children },
            { path: '*', element: null },
          ],
        },
      ],
      { initialEntries: [address] },
    ),
  );
  return <RouterProvider router={router} />;
}
