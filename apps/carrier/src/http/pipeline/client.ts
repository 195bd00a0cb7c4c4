import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { clientOf } from './clientOf.ts';

/** Sets the client for later middlewares. */
export function client(proxies: BlockList): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    const remoteAddress = incoming?.socket.remoteAddress ?? '127.0.0.1';
    c.set(
      'client',
      clientOf(remoteAddress, new URL(c.req.url).host, (name) => c.req.header(name), proxies),
    );
    await next();
  };
}
