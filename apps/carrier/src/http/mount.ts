import type { Context, Hono } from 'hono';
import { refusal, refuseWhileOff } from './access.ts';
import type { AppEnv, Deps, RouteDeps } from './appEnv.ts';
import { refuseOtherSites, refuseWithoutToken } from './pipeline/csrf.ts';
import { methodNotAllowed, notFound, Problem, unauthorized } from './answers/problems.ts';
import { auditAttempt } from './auditAttempt.ts';
import type { Route } from './route.ts';

/** Records a call that a signed-in caller may not make: the attempt that the failure names, or the route's. */
async function auditRefusal(
  route: Route,
  c: Context<AppEnv>,
  { db, now }: Deps,
  error: unknown,
): Promise<void> {
  const caller = c.get('caller');
  if (!(error instanceof Problem) || caller.kind === 'visitor') return;
  const { attempted } = route;
  const ofRoute = typeof attempted === 'function' ? () => attempted(c) : () => attempted;
  const attempt = error.attempt ?? (error.status === 403 ? await ofRoute() : undefined);
  if (attempt)
    await auditAttempt(db, caller, attempt, { at: now(), requestId: c.get('requestId') });
}

/** Serves a call, and records attempts that the caller may not make. */
async function serve(route: Route, c: Context<AppEnv>, deps: RouteDeps): Promise<Response> {
  c.set('routePattern', route.path);
  try {
    return await checkAndRespond(route, c, deps);
  } catch (error) {
    await auditRefusal(route, c, deps, error);
    throw error;
  }
}

/** The checks of every route, in order. */
async function checkAndRespond(
  route: Route,
  c: Context<AppEnv>,
  deps: RouteDeps,
): Promise<Response> {
  if (route.forgeryCheck !== 'navigation') refuseOtherSites(c);
  const refused = refusal(route.access, c.get('caller'));
  if (refused) throw refused;
  await refuseWhileOff(route.access, deps.isFeatureOn);
  if (route.forgeryCheck === 'token') refuseWithoutToken(c);
  return route.respond(c, deps);
}

/** `/API/Policies/{id}` as the router writes it. */
const toPattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Serves the routes; another method on one of their addresses is 405. Sorted by path, a fixed
 * segment comes before a parameter ('{' sorts after every letter), so the more exact route wins.
 */
export function mount(app: Hono<AppEnv>, routes: readonly Route[], deps: RouteDeps): void {
  const sorted = routes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const [path, sharing] of Map.groupBy(sorted, (route) => route.path)) {
    const pattern = toPattern(path);
    for (const route of sharing) {
      app.on(route.method, pattern, (c) => serve(route, c, deps));
    }
    const methods = sharing.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method));
    app.all(pattern, (c) => {
      c.set('routePattern', path);
      throw methodNotAllowed(methods);
    });
  }
}

/** Deny by default: an undeclared address is 404, and under /API 401 for a visitor. */
export function refuseUndeclared(app: Hono<AppEnv>, prefixes: readonly string[]): void {
  for (const prefix of prefixes) {
    app.all(`${prefix}/*`, (c) => {
      c.set('routePattern', `${prefix}/*`);
      if (prefix === '/API' && c.get('caller').kind === 'visitor') throw unauthorized();
      throw notFound('The carrier has no call at this address.');
    });
  }
}
