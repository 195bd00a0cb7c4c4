import { type ComponentType, memo } from 'react';
import {
  createBrowserRouter,
  createPath,
  redirect,
  replace,
  type RouteObject,
  useParams,
} from 'react-router-dom';
import { getNavigation, navigationInput } from '@agent-portal/data/content/queries/contract';
import { decide } from './access/guards.ts';
import { isOpenToHistorical } from './access/isOpenToHistorical.ts';
import { Root } from './Root.tsx';
import { createLayouts, loadLayout } from './layouts/createLayouts.ts';
import type { Portal } from './createPortal.ts';
import { paths } from './paths.ts';
import { type PortalRoute, startPage } from './PortalRoute.ts';
import { routes } from './routes.ts';
import { askedBeforeAgent } from './session/identity/askedBeforeAgent.ts';
import { ownerOf, type Session } from './session/session.ts';
import { audienceReached, switchAudience } from './session/identity/switchAudience.ts';
import { viewAs } from './session/identity/viewAs.ts';
import type { Address } from './shared/address.ts';
import { listVersion } from './shared/list/address/listVersion.ts';
import { noBusinessType } from './shared/noBusinessType.ts';
import { whenOnline } from './browser/online.ts';
import type { RouteHandle } from './shared/page/routeHandle.ts';
import { routeOf } from './shell/navigation/routeOf.ts';
import { forFullAccess } from './shell/frame/forFullAccess.tsx';
import { RootError } from './RootError.tsx';
import { trailOf } from './trailOf.ts';

/** Holds a navigation for good: the browser is leaving this document. */
const leaving = () => new Promise<never>(() => {});

/** The session; where it cannot be had the browser goes to login, or the error page shows [S8]. */
async function sessionOrLogin({ session, goToLogin }: Portal): Promise<Session> {
  try {
    return await session.load();
  } catch (error) {
    session.forget();
    if (goToLogin()) await leaving();
    throw error;
  }
}

/** Where a router stands, for its loaders; the first of them run while it is still being made. */
interface Place {
  router?: ReturnType<typeof createBrowserRouter>;
  /** The address of the page on screen; none while the first one opens. */
  onScreen?: string;
}

/** The hash of the address that a navigation leads to: a loader's request has lost it. */
const comingHash = ({ router }: Place) =>
  (router?.state.navigation.location ?? globalThis.location).hash;

/** Whether the page on screen ignores View as, so its counts and links cover the whole book. */
const isWholeBookShown = ({ onScreen }: Place) =>
  onScreen !== undefined && !routeOf(onScreen.replace(/[?#].*/, ''))?.route.knowsViewAs;

/** Applies the guards [S5]; who may not pass never comes back from it. */
async function guard(
  { needs }: PortalRoute,
  { url, portal }: Pick<Address, 'url' | 'portal'>,
  place: Place,
  signal: AbortSignal,
): Promise<Session> {
  const { pathname } = url;
  const address = pathname + url.search + url.hash;
  const [session, features] = await Promise.all([
    sessionOrLogin(portal),
    portal.features(needs.feature ? [needs.feature] : []),
  ]);
  const { user } = session;
  const detour = decide({ needs, user, features, address });
  if (detour?.to === paths.homeOfficeUser()) askedBeforeAgent.keep({ address, needs });
  else if (pathname !== paths.homeOfficeUser()) askedBeforeAgent.forget();
  if (!detour) {
    if (needs.audience) audienceReached();
    return session;
  }
  switch (detour.by) {
    case 'router':
      throw redirect(detour.to);
    case 'nowhere':
      if (place.onScreen !== undefined) {
        portal.notice.show(noBusinessType);
        throw replace(place.onScreen);
      }
      if (pathname !== detour.to) throw redirect(detour.to);
      return session;
    case 'document':
      await whenOnline();
      if (signal.aborted) return leaving();
      if (!user.isAuthenticated) globalThis.location.assign(detour.to);
      else if (!switchAudience(detour.to)) throw redirect(paths.error());
      return leaving();
    default:
      return detour.by satisfies never;
  }
}

/** Until the first page's data is there the static frame stays, but not for longer than this. */
const patience = 1_000;
const afterPatience = () => new Promise<void>((resolve) => setTimeout(resolve, patience));

/**
 * A page starts anew with another id in its address: nothing that it kept or loaded of one client
 * shows, or is sent, as another's. The status in an address names nothing: what is typed stays while
 * a wrong one is put right.
 */
function ofOneThing(Page: ComponentType): ComponentType {
  return function OneThing() {
    const { status: _status, ...ids } = useParams();
    return <Page key={Object.values(ids).join('/')} />;
  };
}

/** Access is asked for after the page's own data, and not on account-settings [S4]. */
async function checkAccessAfter(data: Promise<void>, session: Session, { portal, url }: Address) {
  if (url.pathname.startsWith('/account-settings')) return;
  await data;
  await portal.session.checkAgentAccess(session);
}

/** The router's form of one row of the sitemap: an object for each of its addresses. */
function toRouteObjects(route: PortalRoute, portal: Portal, place: Place): RouteObject[] {
  const { id, title, titleOf, knowsViewAs, lazy, newVersion } = route;
  const { redirectTo, redirectFor, knowsViewOnly = false } = route;
  const { layout = 'navigation' } = route;
  let isLoaded = false;
  const trail = trailOf(route.paths[0], routes);
  const handle: RouteHandle = { id, title, titleOf, layout, trail };
  const common = {
    handle,
    loader: async ({ params, request }) => {
      const url = new URL(request.url);
      url.hash = comingHash(place);
      const address = { params, url, portal };
      // What is not there yet cannot be asked for: the page on screen stays until it can.
      if (!isLoaded) await whenOnline();
      const session = await guard(route, address, place, request.signal);
      if (redirectTo)
        return redirect(
          (redirectFor?.(session) ?? `${url.pathname.replace(/\/$/, '')}/${redirectTo}`) +
            url.search +
            url.hash,
        );
      // Whoever chose the new version of the lists is led to it.
      if (newVersion && listVersion.read(session.user.username) === 'new')
        return redirect(newVersion + url.search + url.hash);
      // A count leads to all that it counts.
      if (viewAs.isEndedBy(url.search)) {
        viewAs.forget();
        portal.listMemory.reset(url.pathname);
        return redirect(url.pathname + viewAs.leftOut(url.search) + url.hash);
      }
      // A list that is come back to by a bare link opens as it was left.
      const left = url.search ? '' : portal.listMemory.queryOf(url.pathname);
      const search = knowsViewAs
        ? viewAs.carryInto(
            url.search || viewAs.leftOut(left),
            ownerOf(session.user),
            knowsViewOnly,
            url.search !== '' && isWholeBookShown(place),
          )
        : left;
      if (search !== url.search && search) return redirect(url.pathname + search + url.hash);
      const data = portal.client.startPage(() => startPage(route, address));
      void checkAccessAfter(data, session, address);
      if (place.onScreen === undefined) await Promise.race([data, afterPatience()]);
      return null;
    },
    // A change of query alone is the page's own: it is on screen in the same turn.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    // The router draws its routes anew at each of its steps: a page draws for what it reads alone.
    ...(lazy && {
      lazy: {
        Component: async () => {
          await whenOnline();
          const { Page } = await lazy();
          isLoaded = true;
          return memo(ofOneThing(isOpenToHistorical(route.needs) ? Page : forFullAccess(Page)));
        },
      },
    }),
  } satisfies Omit<RouteObject, 'path'>;
  return route.paths.map((path) => ({ ...common, path }));
}

/** What the frame needs before it can be drawn. */
async function loadRoot({ client, session, storeOf }: Portal): Promise<null> {
  void client.prefetch(getNavigation, navigationInput);
  const { hasLeftNavigation } = await session.load();
  await loadLayout(storeOf(createLayouts), hasLeftNavigation);
  return null;
}

/** The router over the whole sitemap. */
export function createPortalRouter(portal: Portal) {
  const place: Place = {};
  const router = createBrowserRouter([
    {
      Component: memo(Root),
      loader: () => loadRoot(portal),
      shouldRevalidate: () => false,
      ErrorBoundary: RootError,
      children: routes.flatMap((route) => toRouteObjects(route, portal, place)),
    },
  ]);
  place.router = router;
  let shown = router.state.location;
  let followed: typeof shown | undefined;
  router.subscribe(({ initialized, location }) => {
    if (location.pathname !== shown.pathname) portal.notice.clear();
    shown = location;
    if (!initialized) return;
    const user = portal.session.read()?.user;
    // Once for each address: what a list has forgotten does not come back with the next step.
    const route = routeOf(location.pathname)?.route;
    if (user && location !== followed && route?.knowsViewAs)
      viewAs.follow(location.search, ownerOf(user), route.knowsViewOnly === true);
    followed = location;
    place.onScreen = createPath(location);
  });
  portal.signal.addEventListener('abort', () => router.dispose());
  return router;
}
