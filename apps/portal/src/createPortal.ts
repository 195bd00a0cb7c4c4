import { createAnnouncements, createClient } from '@agent-portal/data';
import { createOptionalCode } from '@agent-portal/ui/lazyComponent';
import type { createBrowserRouter } from 'react-router-dom';
import { createAppStatus } from './session/createAppStatus.ts';
import { createFeatures } from './features/createFeatures.ts';
import { createGoToLogin, type GoToLogin } from './session/expiry.ts';
import { createNotice } from './session/createNotice.ts';
import { createSessionStore } from './session/createSessionStore.ts';
import { createStore } from '@agent-portal/data/client/createStore';
import { createFormDrafts } from './shared/form/createFormDrafts.ts';
import { createListMemory } from './shared/list/address/createListMemory.ts';
import { createDesktopNavigation } from './shell/navigation/createDesktopNavigation.ts';
import { createTypedAhead } from './shell/palette/createTypedAhead.ts';

/** Decides the scroll position after a route change: the top, unless a list restores its position. */
function createRouteScroll() {
  let stored: string | undefined;
  return {
    /** Keeps the scroll position and focus of the page at this path, because the page restored both. */
    keep: (pathname: string) => {
      stored = pathname;
    },
    /** Whether the page at this path restored its position. Resets when read. */
    takeRestored: (pathname: string) => {
      const was = stored === pathname;
      stored = undefined;
      return was;
    },
  };
}

interface PortalOptions {
  /** Opens the login page. @default the carrier's login page */
  readonly goToLogin?: GoToLogin;
  /** How often a failed read is retried. @default the client's setting */
  readonly retries?: number;
}

/** The state that a portal has outside React. */
export type Portal = ReturnType<typeof createPortal>;

/**
 * Creates the portal's client, session, features and stores. No module has state, so two portals in one
 * page, or two tests in one process, share nothing.
 */
export function createPortal({ retries, ...options }: PortalOptions = {}) {
  const lifetime = new AbortController();
  const announcements = createAnnouncements();
  const appStatus = createAppStatus();
  const formDrafts = createFormDrafts();
  const goToLogin = options.goToLogin ?? createGoToLogin(formDrafts, lifetime.signal);
  const client = createClient({
    onUnauthenticated: (error) => {
      if (!goToLogin()) appStatus.fail(error);
    },
    onServerError: appStatus.fail,
    onForbidden: appStatus.refuse,
    ...(retries !== undefined && { retries }),
  });
  const features = createFeatures(client);
  const lateStores = new Map<() => unknown, unknown>();

  return {
    /** Messages to and from the other tabs of the browser. */
    announcements,
    appStatus,
    /** The list that the current page belongs to, if its address does not say so. */
    belongsTo: createStore<string | undefined>(undefined),
    client,
    desktopNavigation: createDesktopNavigation(),
    features,
    goToLogin,
    formDrafts,
    listMemory: createListMemory(),
    notice: createNotice(),
    optionalCode: createOptionalCode(),
    /** Undefined while the first page opens, and in stories. */
    router: undefined as ReturnType<typeof createBrowserRouter> | undefined,
    routeScroll: createRouteScroll(),
    session: createSessionStore({ client, features, formDrafts, announcements }),
    typedAhead: createTypedAhead(lifetime.signal),
    /** A store of lazily loaded code, created when that code first needs it. */
    storeOf: <Late>(create: () => Late): Late => {
      if (!lateStores.has(create)) lateStores.set(create, create());
      return lateStores.get(create) as Late;
    },
    /** Aborts when the portal stops, and so removes listeners that last until then. */
    signal: lifetime.signal,
    /** Removes every listener of the portal and closes its channel. */
    stop(): void {
      lifetime.abort();
      announcements.close();
    },
  };
}
