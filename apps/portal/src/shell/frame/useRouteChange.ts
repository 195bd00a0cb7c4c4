import { carrier } from '@agent-portal/data/carrier';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import type { RouteHandle } from '../../shared/page/routeHandle.ts';
import { documentTitle } from './documentTitle.ts';
import { usePortal } from '../../PortalContext.ts';

const scrollDelay = 200;

/**
 * What follows a change of page [S4]: the document's title, the focus on the page's h1, and 200 ms
 * later the scroll to the top unless the address has a hash, or a list that is come back to has
 * restored itself. A change of query alone moves nothing.
 */
export function useRouteChange(handle: RouteHandle | undefined): void {
  const { routeScroll } = usePortal();
  const { pathname, search, hash } = useLocation();
  const params = useMatches().at(-1)?.params ?? {};
  const first = useRef(true);
  const title = handle ? documentTitle(handle, params, new URLSearchParams(search)) : carrier.name;

  // Before the effects of the page, which may know a better title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  const arrive = useEffectEvent((to: string) => {
    // A list whose rows were still in memory has restored itself before.
    if (routeScroll.takeKept(to)) return undefined;
    focusHeading({ preventScroll: true });
    if (hash) return undefined;
    const timer = setTimeout(() => {
      if (!routeScroll.takeKept(to)) globalThis.scrollTo(0, 0);
    }, scrollDelay);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (!first.current) return arrive(pathname);
    first.current = false;
    return undefined;
  }, [pathname]);
}
