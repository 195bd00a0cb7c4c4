import { apiVersion, versionHeader } from '@agent-portal/data/apiVersion';
import type { MiddlewareHandler } from 'hono';
import { badRequest } from '../answers/problems.ts';

/** Sets the version of the contract on every answer [S7]. */
export function sayVersion(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.res.headers.set(versionHeader, apiVersion);
  };
}

/**
 * Rejects a call of another version. A browser that navigates to a page sends no version, nor does a
 * program from before versions existed.
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
