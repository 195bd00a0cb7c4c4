import type { MiddlewareHandler } from 'hono';

/** No cache stores the carrier's answers, not even the browser's. */
export function noStore(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  };
}
