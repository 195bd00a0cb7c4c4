import { createClient, DataProvider } from '@agent-portal/data';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { ToastRegion } from '@agent-portal/ui/Toast';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { profileModeOf } from '../access/profileMode.ts';
import { NavigationLayout } from '../layouts/NavigationLayout.tsx';
import { appStatus } from '../session/appStatus.ts';
import { SessionContext } from '../session/SessionContext.ts';
import { Content } from '../shell/Content.tsx';
import { people } from './people.ts';

export interface StoryFrameProps {
  /** The address in the story. */
  readonly address: string;
  /** The route's pattern. @default the address */
  readonly path?: string;
  /** @default Dana Whitfield, an agent */
  readonly user?: CurrentUser;
  /** The page. */
  readonly children: ReactNode;
}

/** What a page has around it in the app: the shell, the session, a client, a router. */
export function StoryFrame({ address, path, user = people.agent, children }: StoryFrameProps) {
  const router = useMemo(() => {
    const client = createClient({
      onUnauthenticated: appStatus.refuse,
      onServerError: appStatus.fail,
      onForbidden: appStatus.refuse,
    });
    const session = { user, mode: profileModeOf(user), identity: user.username };
    const shell = (
      <SessionContext value={session}>
        <DataProvider client={client} identity={session.identity}>
          <NavigationLayout>
            <Content />
          </NavigationLayout>
          <ToastRegion />
        </DataProvider>
      </SessionContext>
    );
    const pattern = path ?? new URL(address, 'http://story').pathname;
    return createMemoryRouter(
      [
        {
          element: shell,
          children: [
            { path: pattern, element: children },
            { path: '*', element: null },
          ],
        },
      ],
      { initialEntries: [address] },
    );
  }, [address, path, user, children]);
  return <RouterProvider router={router} />;
}
