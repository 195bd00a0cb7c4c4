import { takeActionWithDocuments } from '@agent-portal/data/policies/uploads/contract';
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

/** Whether a path takes files. Their size has a separate limit, counted while they are received. */
export const isUpload = (path: string): boolean => path === takeActionWithDocuments.path;

/** 413 for a body that is too large, announced or not. */
export function bodyLimit(): MiddlewareHandler {
  const limit = limitBody({
    maxSize: requestSizes.body,
    onError: () => {
      throw bodyTooLarge(requestSizes.body);
    },
  });
  return (c, next) => (isUpload(c.req.path) ? next() : limit(c, next));
}
