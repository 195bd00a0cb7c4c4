import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../appEnv.ts';
import { logError } from '../../logError.ts';
import { clientGone, isClientGone } from '../answers/problems.ts';

/** Why an answer ended early, where nothing is wrong with it. */
const gone = 'the client went away';

/** A refusal is a warning, so that it stands out where only warnings are shown. */
function levelOf(status: number) {
  if (status >= 500) return 'error';
  return status === 401 || status === 403 || status === 429 ? 'warn' : 'info';
}

/**
 * One line a request. The route stands in it as its pattern and the user as a number: addresses and
 * user names hold what no log may (reliability, 17).
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
