import type { MiddlewareHandler } from 'hono';
import { bodyLimit as limitBody } from 'hono/body-limit';
import { addressTooLong, bodyTooLarge } from '../answers/problems.ts';

/** Characters: six filters with their 200 longest values would be more; the portal's own are not. */
const longestAddress = 64 * 1024;

const largestBody = 1024 * 1024;

/**
 * The largest header block that is read at all, in bytes. Node's own 16 kB would answer 431 to an
 * address that deserves 414.
 */
export const largestHeader = 2 * 1024 * 1024;

/** 414 for an address that is too long. */
export function addressLimit(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.url.length > longestAddress) throw addressTooLong(longestAddress);
    await next();
  };
}

/** 413 for a body that is too large, announced or not. */
export function bodyLimit(): MiddlewareHandler {
  return limitBody({
    maxSize: largestBody,
    onError: () => {
      throw bodyTooLarge(largestBody);
    },
  });
}
