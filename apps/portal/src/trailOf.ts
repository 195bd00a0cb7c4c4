import type { PortalRoute } from './PortalRoute.ts';
import type { Crumb } from './shared/page/routeHandle.ts';

/** The pages above an address pattern, by the sitemap, the uppermost first. */
export function trailOf(pattern: string, routes: readonly PortalRoute[]): readonly Crumb[] {
  return routes.flatMap(({ paths, title, needs, redirectTo }) =>
    paths
      .filter((path) => pattern.startsWith(`${path}/`))
      .map((path) => ({ title, needs, redirectTo, pattern: path })),
  );
}
