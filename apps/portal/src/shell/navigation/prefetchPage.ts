import type { Portal } from '../../createPortal.ts';
import { startPage } from '../../PortalRoute.ts';
import { routeOf } from './routeOf.ts';

/**
 * Gets a page's code and, where its row starts data, the data, for a reader who is about to go there.
 * What fails here fails again, and says so, when the page opens.
 */
export function prefetchPage(href: string, portal: Portal): void {
  const url = new URL(href, globalThis.location.origin);
  const found = routeOf(url.pathname);
  if (!found) return;
  found.route.lazy?.().catch(() => undefined);
  void startPage(found.route, { params: found.params, url, portal });
}
