import { carrier } from '@agent-portal/data/carrier';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import type { RouteHandle } from '../../shared/page/routeHandle.ts';
import { usePortal } from '../../PortalContext.ts';

type Named = Pick<RouteHandle, 'title' | 'titleOf'>;
type Params = Readonly<Record<string, string | undefined>>;

/** The title of the browser tab: no two pages of the portal have the same title (decisions, 9). */
export function documentTitle(
  { title, titleOf }: Named,
  params: Params,
  search: URLSearchParams,
): string {
  const name = titleOf?.(params) ?? title;
  const page = Number(search.get('page'));
  const shown = page > 1 ? `${name} (page ${page})` : name;
  return shown ? `${shown} · ${carrier.name}` : carrier.name;
}

const scrollDelay = 200;

/**
 * After a change of page [S4]: sets the document's title, moves the focus to the page's h1, and scrolls to
 * the top 200 ms later. It does not scroll if the address has a hash, or if a list has restored its scroll.
 * A change of only the query does nothing.
 */
export function useRouteChange(handle: RouteHandle | undefined): void {
  const { routeScroll } = usePortal();
  const { pathname, search, hash } = useLocation();
  const params = useMatches().at(-1)?.params ?? {};
  const first = useRef(true);
  const title = handle ? documentTitle(handle, params, new URLSearchParams(search)) : carrier.name;

  // Runs before the effects of the page, which may set a better title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  const arrive = useEffectEvent((to: string) => {
    // A list with cached rows has already restored its focus.
    if (routeScroll.takeRestored(to)) return undefined;
    focusHeading({ preventScroll: true });
    if (hash) return undefined;
    const timer = setTimeout(() => {
      if (!routeScroll.takeRestored(to)) globalThis.scrollTo(0, 0);
    }, scrollDelay);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (!first.current) return arrive(pathname);
    first.current = false;
    return undefined;
  }, [pathname]);
}
