import { matchRoutes } from 'react-router-dom';
import { routes } from '../../routes.ts';

/** The first part of a path, such as `policy`. */
const startOf = (path: string) => path.split(/[/?#]/, 2)[1]?.toLowerCase() ?? '';

const patterns = routes.flatMap((route) =>
  route.paths.map((path) => ({ path, handle: route, start: startOf(path) })),
);

/** Rows whose path has no parameter. The router ranks them before rows with a parameter. */
const literal = new Map(patterns.map(({ path, handle }) => [path, handle]));

/** The row of the sitemap that matches a path, with the path's parameters. */
export function routeOf(path: string) {
  const route = literal.get(path);
  if (route) return { route, params: {} };
  const start = startOf(path);
  // The router compiles every pattern for each path, and the navigation looks up dozens of paths.
  const candidates = patterns.filter(
    (pattern) => pattern.start === start || !/^[\w-]+$/.test(pattern.start),
  );
  const match = matchRoutes(candidates, path)?.at(-1);
  return match && { route: match.route.handle, params: match.params };
}
