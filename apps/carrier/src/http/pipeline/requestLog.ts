import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../appEnv.ts';
import { logError } from '../../shared/logError.ts';
import { clientGone, isClientGone } from '../answers/problems.ts';

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
