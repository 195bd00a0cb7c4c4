import { apiVersion, versionHeader } from '@agent-portal/data/version';
import type { MiddlewareHandler } from 'hono';
import { badRequest } from '../answers/problems.ts';

/** Says which version of the contract the carrier speaks, with every answer [S7]. */
export function sayVersion(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.res.headers.set(versionHeader, apiVersion);
  };
}

/**
 * Refuses a call of another version. A browser that is led to a page names none, nor does a program
 * that was written before there were versions.
 */
export function refuseOtherVersions(): MiddlewareHandler {
  return async (c, next) => {
    const asked = c.req.header(versionHeader);
    if (asked !== undefined && asked !== apiVersion) {
      throw badRequest([{ field: versionHeader, message: `must be ${apiVersion}` }]);
    }
    await next();
  };
}
