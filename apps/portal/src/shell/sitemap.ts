import { matchRoutes } from 'react-router-dom';
import { routes } from '../routes.ts';

const patterns = routes.flatMap((route) => route.paths.map((path) => ({ path, handle: route })));

/** The row of the sitemap that answers a path, with the path's parameters. */
export function routeOf(path: string) {
  const match = matchRoutes(patterns, path)?.at(-1);
  return match && { route: match.route.handle, params: match.params };
}
