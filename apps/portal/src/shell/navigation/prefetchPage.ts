import { routeOf } from './sitemap.ts';

/**
 * Gets a page's code and, where its row starts data, the data, for a reader who is about to go there.
 * What fails here fails again, and says so, when the page opens.
 */
export function prefetchPage(href: string): void {
  const url = new URL(href, globalThis.location.origin);
  const found = routeOf(url.pathname);
  found?.route.load?.().catch(() => undefined);
  void found?.route.startData?.({ params: found.params, url });
}
