import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { decide } from './access/guards.ts';
import type { RouteHandle } from './shared/routeHandle.ts';
import { type PortalRoute, routes } from './routes.ts';
import { Root } from './Root.tsx';
import { appStatus } from './session/appStatus.ts';
import { goToLogin } from './session/goToLogin.ts';
import { forgetSession, getSession, type Session } from './session/session.ts';
import { RootError } from './shell/RootError.tsx';

/** Holds a navigation for good: the browser is leaving this document. */
const leaving = () => new Promise<never>(() => {});

/** The session; where it cannot be had the browser goes to login, or the error page shows [S8]. */
async function sessionOrLogin(): Promise<Session> {
  try {
    return await getSession();
  } catch (error) {
    forgetSession();
    if (goToLogin()) await leaving();
    throw error;
  }
}

/** Applies the guards [S5]; who may not pass never comes back from it. */
async function guard({ needs }: PortalRoute, { pathname, search, hash }: URL): Promise<void> {
  const { user } = await sessionOrLogin();
  const detour = decide({ needs, user, address: pathname + search + hash });
  if (!detour) return;
  if (detour.by === 'router') throw redirect(detour.to);
  globalThis.location.assign(detour.to);
  await leaving();
}

/** Until the first page's data is there the static frame stays, but not for longer than this. */
const patience = 1_000;
const afterPatience = () => new Promise<void>((resolve) => setTimeout(resolve, patience));
let isFirstPage = true;

/** The router's form of one row of the sitemap: an object for each of its addresses. */
function toRouteObjects(route: PortalRoute): RouteObject[] {
  const { title, layout, load, startData, redirectTo } = route;
  const handle: RouteHandle = { title, layout };
  const common = {
    handle,
    loader: async ({ params, request }) => {
      const url = new URL(request.url);
      await guard(route, url);
      if (redirectTo)
        return redirect(`${url.pathname.replace(/\/$/, '')}/${redirectTo}${url.search}`);
      const data = startData?.({ params, url });
      if (isFirstPage) await Promise.race([data, afterPatience()]);
      isFirstPage = false;
      return null;
    },
    // A change of query alone is the page's own: it is on screen in the same turn.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    ...(load && { lazy: { Component: async () => (await load()).Page } }),
  } satisfies Omit<RouteObject, 'path'>;
  return route.paths.map((path) => ({ ...common, path }));
}

/** The router over the whole sitemap. */
export function createPortalRouter() {
  const router = createBrowserRouter([
    {
      Component: Root,
      loader: getSession,
      shouldRevalidate: () => false,
      ErrorBoundary: RootError,
      children: routes.flatMap(toRouteObjects),
    },
  ]);
  // Each route change clears the error flags [S4].
  let shown = router.state.location;
  router.subscribe(({ location }) => {
    if (location !== shown) appStatus.clear();
    shown = location;
  });
  return router;
}
