import { matchRoutes } from 'react-router-dom';
import { routes } from '../../routes.ts';

const patterns = routes.flatMap((route) => route.paths.map((path) => ({ path, handle: route })));

/** Rows whose path is the address itself. The router ranks such a row before any with a parameter. */
const literal = new Map(patterns.map(({ path, handle }) => [path, handle]));

/** The row of the sitemap that answers a path, with the path's parameters. */
export function routeOf(path: string) {
  const route = literal.get(path);
  // Asked about a path, the router compiles every pattern anew; the navigation asks about dozens.
  if (route) return { route, params: {} };
  const match = matchRoutes(patterns, path)?.at(-1);
  return match && { route: match.route.handle, params: match.params };
}
