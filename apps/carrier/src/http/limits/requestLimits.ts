import type { MiddlewareHandler } from 'hono';
import { bodyLimit as limitBody } from 'hono/body-limit';
import { addressTooLong, bodyTooLarge } from '../answers/problems.ts';

/**
 * Characters of an address. The portal's own are shorter, although six filters with their 200
 * longest values would be longer. It leaves room for the other headers in `largestHeader`.
 */
const longestAddress = 48 * 1024;

const largestBody = 1024 * 1024;

/** The largest request line with its headers, in bytes; a larger one is 431. */
export const largestHeader = 64 * 1024;

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
