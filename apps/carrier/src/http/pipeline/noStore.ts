import type { MiddlewareHandler } from 'hono';

/** Nothing the carrier says of anybody is kept by a cache, the browser's own included. */
export function noStore(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  };
}
