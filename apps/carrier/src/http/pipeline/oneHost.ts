import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { badRequest } from '../answers/problems.ts';

/**
 * 400 for a second Host (RFC 9112, 3.2): a proxy may have used the one that Node does not show. Node itself
 * rejects a request without a Host.
 */
export function oneHost(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { incoming } = (c.env ?? {}) as { incoming?: Partial<IncomingMessage> };
    const names = incoming?.rawHeaders?.filter((_, at) => at % 2 === 0) ?? [];
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) {
      throw badRequest([{ field: 'Host', message: 'must be given once' }]);
    }
    await next();
  };
}
