import type { Portal } from '../../createPortal.ts';
import { startPage } from '../../PortalRoute.ts';
import { routeOf } from './routeOf.ts';

/**
 * Prefetches a page's code, and its first data if its row has a preload, when the user is about to open it.
 * A failure is ignored: it happens again when the page opens, and the page shows the error.
 */
export function prefetchPage(href: string, portal: Portal): void {
  const url = new URL(href, globalThis.location.origin);
  const found = routeOf(url.pathname);
  if (!found) return;
  found.route.lazy?.().catch(() => undefined);
  void startPage(found.route, { params: found.params, url, portal });
}
