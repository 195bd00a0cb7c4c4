import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { areaRoutes } from './areas.ts';
import type { Config } from './config/config.ts';
import { createFeatures } from './features/queries.ts';
import type { OpenDatabase } from './db/connection.ts';
import { createDiskState } from './db/diskState.ts';
import { createReadiness } from './db/createReadiness.ts';
import { answerProblem } from './http/answers/answerProblem.ts';
import type { AppEnv, RouteDeps } from './http/appEnv.ts';
import { createCallCarrier } from './http/createCallCarrier.ts';
import { client, createOriginOf } from './http/pipeline/clientOf.ts';
import { forward } from './http/pipeline/forward.ts';
import { health } from './http/pipeline/health.ts';
import { mount, refuseUndeclared } from './http/mount.ts';
import { oneHost } from './http/pipeline/oneHost.ts';
import { pageSources } from './http/pipeline/pageSources.ts';
import { requestId, requestLog } from './http/pipeline/requestLog.ts';
import { createReadLimit } from './http/limits/readLimit.ts';
import { createProcessLimit, createUserLimit } from './http/limits/userLimit.ts';
import { limits } from './limits.ts';
import { addressLimit, bodyLimit } from './http/limits/requestLimits.ts';
import type { Route } from './http/route.ts';
import { securityHeaders } from './http/pipeline/securityHeaders.ts';
import { openApiRoute } from './openapi.ts';
import { identify } from './http/pipeline/identify.ts';
import type { PortalFiles } from './static/portalFiles.ts';
import { servePortal } from './static/servePortal.ts';
import { compress } from 'hono/compress';
import { apiVersion, versionHeader } from '@agent-portal/data/apiVersion';
import { badRequest } from './http/answers/problems.ts';

/** No cache stores the carrier's answers, not even the browser's. */
function noStore(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  };
}

/** Smaller answers are not compressed, because the header costs more than the gain. In bytes. */
const worthIt = 1024;

/** Compresses dynamic answers. The portal's files are compressed by its build. */
const compression = () => compress({ encoding: 'gzip', threshold: worthIt });

/** The dependencies of both kinds of server. */
interface Shared {
  readonly config: Config;
  readonly log: Logger;
  /** The portal's build. Without it, the pages say how to build it. */
  readonly portal?: PortalFiles | undefined;
}

/** The dependencies of the embedded carrier. */
export interface ServerDeps extends Shared, Pick<OpenDatabase, 'db' | 'pool'> {
  /** The business date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly now?: () => Date;
  /** The disk of the documents. Tests replace it. */
  readonly measureDisk?: Parameters<typeof allRoutes>[0]['measureDisk'];
  /** Additional routes, for tests. */
  readonly routes?: readonly Route[];
}

/** The addresses that belong to a carrier; all others are the portal's. */
const carrierPrefixes = ['/API', '/auth', '/content', '/features', '/profile'] as const;

/** The stand-ins for third-party tools exist only in the demonstration. */
const standInPrefix = '/stand-ins';

/** All routes of the embedded carrier. A test visits each one. */
export const allRoutes = (needs: Parameters<typeof areaRoutes>[0]): readonly Route[] => [
  ...areaRoutes(needs),
  openApiRoute,
];

/** The middleware of every request, outermost first. */
function createApp(
  { config, log }: Shared,
  findFault?: () => Promise<string | undefined>,
  onFailure?: (error: unknown) => void,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerProblem(log, onFailure));
  app.use(requestId());
  app.use(requestLog(log));
  app.use(client(config.trustedProxies));
  app.use(securityHeaders(pageSources(config.application)));
  app.use(compression());
  app.use(oneHost());
  app.use(addressLimit());
  app.use(bodyLimit());
  health(app, findFault);
  return app;
}

/** Sets the version of the contract on every answer [S7]. */
function sayVersion(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.res.headers.set(versionHeader, apiVersion);
  };
}

/**
 * Rejects a call of another version. A browser that navigates to a page sends no version, nor does a
 * program from before versions existed.
 */
function refuseOtherVersions(): MiddlewareHandler {
  return async (c, next) => {
    const asked = c.req.header(versionHeader);
    if (asked !== undefined && asked !== apiVersion) {
      throw badRequest([{ field: versionHeader, message: `must be ${apiVersion}` }]);
    }
    await next();
  };
}

/** The embedded carrier and the portal, from one origin. */
export function createServer(deps: ServerDeps): Hono<AppEnv> {
  const { config, log, db, pool, today, portal, measureDisk, routes = [] } = deps;
  const { now = () => new Date() } = deps;
  const { isDemo, checkAnswers } = config;
  const countExport = createUserLimit(pool, {
    ...limits.exports,
    perMinute: config.exportsPerMinute,
  });
  const countList = createProcessLimit(limits.listCalls);
  const countChange = createUserLimit(pool, limits.changes);
  const limitReads = createReadLimit(config.readsPerMinute);
  const counted = { countChange, countExport, countList, limitReads };
  const originOf = createOriginOf(config);
  const declared = allRoutes({ config, log, pool, measureDisk });
  const handlerDeps: RouteDeps = {
    db,
    today,
    now,
    checkAnswers,
    isFeatureOn: createFeatures(db, config.features),
    callCarrier: createCallCarrier(declared),
    originOf,
    ...counted,
  };
  const prefixes = isDemo ? [...carrierPrefixes, standInPrefix] : carrierPrefixes;

  const disk = createDiskState(() => now().getTime());
  const app = createApp(deps, createReadiness(pool, disk), disk.note);
  for (const prefix of prefixes) {
    app.use(`${prefix}/*`, noStore(), sayVersion(), refuseOtherVersions());
    app.use(`${prefix}/*`, identify(handlerDeps, { isDemo }));
  }
  mount(app, [...declared, ...routes], handlerDeps);
  refuseUndeclared(app, prefixes);
  servePortal(app, portal);
  return app;
}

/** Serves only the portal, in front of another carrier's services (CARRIER_ORIGIN). */
export function createPortalServer(deps: Shared & { readonly carrierOrigin: string }) {
  const app = createApp(deps);
  forward(app, [...carrierPrefixes, '/openapi.json'], deps.carrierOrigin);
  servePortal(app, deps.portal);
  return app;
}
