import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../appEnv.ts';
import { logError } from '../../shared/logError.ts';
import { clientGone, isClientGone } from '../answers/problems.ts';
import { randomUUID } from 'node:crypto';

/** Why an answer ended early without an error. */
const gone = 'the client went away';

/** A rejected call is a warning, so that it shows where only warnings are shown. */
function levelOf(status: number) {
  if (status >= 500) return 'error';
  return status === 401 || status === 403 || status === 429 ? 'warn' : 'info';
}

/**
 * One line for each request, with the pattern of the route and the number of the user. Addresses and user
 * names contain data that must not be in a log (reliability, 17).
 */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = c.get('requestId');
    c.set('logFailure', (error) => {
      if (isClientGone(error)) log.info({ requestId, reason: gone }, 'answer cut off');
      else logError(log, error, 'unexpected error', { requestId });
    });
    await next();
    const caller = c.get('caller');
    log[levelOf(c.res.status)](
      {
        requestId,
        method: c.req.method,
        route: c.get('routePattern') ?? 'none',
        status: c.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        ...(c.res.status === clientGone().status && { reason: gone }),
        ...(caller && caller.kind !== 'visitor' && { userId: caller.userId }),
      },
      'request',
    );
  };
}

/**
 * Gives the request an id. It is in the log, in X-Request-Id and in every problem, so that a user's report
 * leads to the log line. The request's own id is ignored, because it could forge the log.
 */
export function requestId(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const id = randomUUID();
    c.set('requestId', id);
    await next();
    c.res.headers.set('X-Request-Id', id);
  };
}
