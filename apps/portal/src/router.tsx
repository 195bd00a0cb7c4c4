import { type ComponentType, memo } from 'react';
import {
  createBrowserRouter,
  createPath,
  redirect,
  replace,
  type RouteObject,
  useParams,
} from 'react-router-dom';
import { frameInput, getFrame } from '@agent-portal/data/content/queries/contract';
import { decide } from './access/guards.ts';
import { isOpenToHistorical } from './access/isOpenToHistorical.ts';
import { Root } from './Root.tsx';
import { createLayouts, loadLayout } from './layouts/createLayouts.ts';
import type { Portal } from './createPortal.ts';
import { paths } from './paths.ts';
import { type PortalRoute, startPage } from './PortalRoute.ts';
import { routes } from './routes.ts';
import { requestedPage } from './session/identity/requestedPage.ts';
import { ownerOf, type Session } from './session/session.ts';
import { audienceReached, switchAudience } from './session/identity/switchAudience.ts';
import { viewAs } from './session/identity/viewAs.ts';
import type { Address } from './shared/address.ts';
import { noBusinessType } from './shared/noBusinessType.ts';
import { loadCode, whenReached } from './browser/whenReached.ts';
import type { RouteHandle } from './shared/page/routeHandle.ts';
import { routeOf } from './shell/navigation/routeOf.ts';
import { RootError } from './RootError.tsx';
import { trailOf } from './trailOf.ts';
import { useSession } from './session/SessionContext.ts';
import { UnauthorizedPage } from './shell/frame/lazyParts.ts';

/** Refuses a page to an agent with historical access right away, not after the form is filled in [S4]. */
const forFullAccess = (Page: ComponentType) =>
  function FullAccessPage() {
    const { user } = useSession();
    return user.accessLevel === 'Historical' ? (
      <UnauthorizedPage requestId={undefined} />
    ) : (
      <Page />
    );
  };

/** Never resolves, because the browser is leaving this document. */
const leaving = () => new Promise<never>(() => {});

/** Loads the session; if that fails, opens the login or shows the error page [S8]. */
async function sessionOrLogin({ session, goToLogin }: Portal): Promise<Session> {
  try {
    return await session.load();
  } catch (error) {
    session.forget();
    if (goToLogin()) await leaving();
    throw error;
  }
}

/** What the loaders know about the page on screen. */
interface CurrentPage {
  /** Its address; undefined while the first page opens. */
  onScreen?: string;
}

/** The hash of the address that a navigation opens, which a loader's request does not include. */
const nextHash = ({ router }: Portal) =>
  (router?.state.navigation.location ?? globalThis.location).hash;

/** Whether the current page ignores View as, so its counts and links cover the whole book. */
const isWholeBookShown = ({ onScreen }: CurrentPage) =>
  onScreen !== undefined && !routeOf(onScreen.replace(/[?#].*/, ''))?.route.knowsViewAs;

/** Applies the guards [S5]; for a refused visit it redirects or never resolves. */
async function guard(
  { needs }: PortalRoute,
  { url, portal }: Pick<Address, 'url' | 'portal'>,
  currentPage: CurrentPage,
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
  if (detour?.to === paths.homeOfficeUser()) requestedPage.keep({ address, needs });
  else if (pathname !== paths.homeOfficeUser()) requestedPage.forget();
  if (!detour) {
    if (needs.audience) audienceReached();
    return session;
  }
  switch (detour.by) {
    case 'router':
      throw redirect(detour.to);
    case 'nowhere':
      if (currentPage.onScreen !== undefined) {
        portal.notice.show(noBusinessType);
        throw replace(currentPage.onScreen);
      }
      if (pathname !== detour.to) throw redirect(detour.to);
      return session;
    case 'document':
      await whenReached(portal.client);
      if (signal.aborted) return leaving();
      if (!user.isAuthenticated) globalThis.location.assign(detour.to);
      else if (!switchAudience(detour.to)) throw redirect(paths.error());
      return leaving();
    default:
      return detour.by satisfies never;
  }
}

/** The longest time that the static frame waits for the first page's data, in milliseconds. */
const patience = 1_000;
const afterPatience = () => new Promise<void>((resolve) => setTimeout(resolve, patience));

/**
 * Remounts a page when an ID in its address changes, so that no state of one client shows, or is sent, as
 * another client's. The status in an address is not an ID: the page keeps the user's input when only the
 * status is corrected.
 */
function remountOnNewIds(Page: ComponentType): ComponentType {
  return function RemountedPage() {
    const { status: _status, ...ids } = useParams();
    return <Page key={Object.values(ids).join('/')} />;
  };
}

/** Requests the agent's access after the page's own data, but not on account-settings [S4]. */
async function checkAccessAfter(data: Promise<void>, session: Session, { portal, url }: Address) {
  if (url.pathname.startsWith('/account-settings')) return;
  await data;
  await portal.session.checkAgentAccess(session);
}

/** Converts one row of the sitemap into route objects, one for each of its addresses. */
function toRouteObjects(
  route: PortalRoute,
  portal: Portal,
  currentPage: CurrentPage,
): RouteObject[] {
  const { id, title, titleOf, knowsViewAs, lazy } = route;
  const { redirectTo, redirectFor, knowsViewOnly = false } = route;
  const { layout = 'navigation' } = route;
  const trail = trailOf(route.paths[0], routes);
  const handle: RouteHandle = { id, title, titleOf, layout, trail };
  const common = {
    handle,
    loader: async ({ params, request }) => {
      const url = new URL(request.url);
      url.hash = nextHash(portal);
      const address = { params, url, portal };
      const session = await guard(route, address, currentPage, request.signal);
      if (redirectTo)
        return redirect(
          (redirectFor?.(session) ?? `${url.pathname.replace(/\/$/, '')}/${redirectTo}`) +
            url.search +
            url.hash,
        );
      // A link of a count opens everything that it counts.
      if (viewAs.isEndedBy(url.search)) {
        viewAs.forget();
        portal.listMemory.reset(url.pathname);
        return redirect(url.pathname + viewAs.leftOut(url.search) + url.hash);
      }
      const owner = ownerOf(session.user);
      // A link that opened in a new tab brings the view along, also to a page that ignores it.
      if (!knowsViewAs && url.searchParams.has('viewAs')) {
        viewAs.follow(url.search, owner);
        return redirect(url.pathname + viewAs.leftOut(url.search) + url.hash);
      }
      // A plain link to a list restores the query that the user left it with.
      const isPlain =
        url.pathname + url.search === viewAs.hrefOf(url.pathname, viewAs.stored(owner), route);
      const isBare = isPlain || url.search === '';
      const left = isBare ? portal.listMemory.queryOf(url.pathname) : '';
      const search = knowsViewAs
        ? viewAs.carryInto(
            isBare ? viewAs.leftOut(left) : url.search,
            owner,
            knowsViewOnly,
            !isBare && isWholeBookShown(currentPage),
          )
        : left;
      if (search !== url.search && search) return redirect(url.pathname + search + url.hash);
      const data = portal.client.startPage(() => startPage(route, address));
      void checkAccessAfter(data, session, address);
      if (currentPage.onScreen === undefined) await Promise.race([data, afterPatience()]);
      return null;
    },
    // The page handles a change of only the query itself, without a loader.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    // The router renders its routes again at each step: memo() renders a page only when its own data changes.
    ...(lazy && {
      lazy: {
        Component: async () => {
          const { Page } = await loadCode(portal.client, lazy);
          return memo(
            remountOnNewIds(isOpenToHistorical(route.needs) ? Page : forFullAccess(Page)),
          );
        },
      },
    }),
  } satisfies Omit<RouteObject, 'path'>;
  return route.paths.map((path) => ({ ...common, path }));
}

/** Loads what the layout needs for its first render. */
async function loadRoot({ client, session, storeOf }: Portal): Promise<null> {
  void client.prefetch(getFrame, frameInput);
  const { hasLeftNavigation } = await session.load();
  await loadLayout(storeOf(createLayouts), hasLeftNavigation);
  return null;
}

export function createPortalRouter(portal: Portal) {
  const currentPage: CurrentPage = {};
  const id = 'root';
  // The router compiles all patterns that it knows when a page opens: a page joins when its address is opened.
  const routesAt = (pathname: string) => {
    const found = routeOf(pathname);
    return found ? toRouteObjects(found.route, portal, currentPage) : [];
  };
  const router = createBrowserRouter(
    [
      {
        id,
        Component: memo(Root),
        loader: () => loadRoot(portal),
        shouldRevalidate: () => false,
        ErrorBoundary: RootError,
        children: routesAt(globalThis.location.pathname),
      },
    ],
    { patchRoutesOnNavigation: ({ path, patch }) => patch(id, routesAt(path)) },
  );
  portal.router = router;
  let shown = router.state.location;
  let followed: typeof shown | undefined;
  router.subscribe(({ initialized, location }) => {
    if (location.pathname !== shown.pathname) portal.notice.clear();
    shown = location;
    if (!initialized) return;
    const user = portal.session.read()?.user;
    // Runs once for each address, so the next step does not restore what a list has already forgotten.
    const route = routeOf(location.pathname)?.route;
    if (user && location !== followed && route?.knowsViewAs)
      viewAs.follow(location.search, ownerOf(user), route.knowsViewOnly === true);
    followed = location;
    currentPage.onScreen = createPath(location);
  });
  portal.signal.addEventListener('abort', () => router.dispose());
  return router;
}
