import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../appEnv.ts';

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
