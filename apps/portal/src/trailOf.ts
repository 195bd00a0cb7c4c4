import type { PortalRoute } from './PortalRoute.ts';
import type { Crumb } from './shared/page/routeHandle.ts';

/** The sitemap's pages above an address pattern, top page first. */
export function trailOf(pattern: string, routes: readonly PortalRoute[]): readonly Crumb[] {
  return routes.flatMap(({ paths, title, needs, redirectTo, knowsViewAs, knowsViewOnly }) =>
    paths
      .filter((path) => pattern.startsWith(`${path}/`))
      .map((path) => ({ title, needs, redirectTo, knowsViewAs, knowsViewOnly, pattern: path })),
  );
}
