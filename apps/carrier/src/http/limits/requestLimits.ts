import type { MiddlewareHandler } from 'hono';
import { bodyLimit as limitBody } from 'hono/body-limit';
import { requestSizes } from '../../limits.ts';
import { addressTooLong, bodyTooLarge } from '../answers/problems.ts';

/** 414 for an address that is too long. */
export function addressLimit(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.url.length > requestSizes.address) throw addressTooLong(requestSizes.address);
    await next();
  };
}

/** 413 for a body that is too large, announced or not. */
export function bodyLimit(): MiddlewareHandler {
  return limitBody({
    maxSize: requestSizes.body,
    onError: () => {
      throw bodyTooLarge(requestSizes.body);
    },
  });
}
