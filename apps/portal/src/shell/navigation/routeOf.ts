import { matchRoutes } from 'react-router-dom';
import { routes } from '../../routes.ts';

const patterns = routes.flatMap((route) => route.paths.map((path) => ({ path, handle: route })));

/** Rows whose path has no parameter. The router ranks them before rows with a parameter. */
const literal = new Map(patterns.map(({ path, handle }) => [path, handle]));

/** The row of the sitemap that matches a path, with the path's parameters. */
export function routeOf(path: string) {
  const route = literal.get(path);
  // The router compiles every pattern again for each path, and the navigation looks up dozens of paths.
  if (route) return { route, params: {} };
  const match = matchRoutes(patterns, path)?.at(-1);
  return match && { route: match.route.handle, params: match.params };
}
