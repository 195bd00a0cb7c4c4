import type { Context } from 'hono';
import type { AppEnv } from '../../http/appEnv.ts';

/** The message for a browser that keeps no cookies, and what to do. */
export function noCookies(c: Context<AppEnv>): string {
  const { host, isTls } = c.get('client');
  const what = `This browser keeps no cookies for ${host}, and you cannot log in without cookies.`;
  return isTls || c.get('takesPlainCookies')
    ? `${what} Allow cookies for this address in the browser's settings, then log in again.`
    : `${what} Over plain http it may keep none: open the portal over https. If that is where you are, allow cookies for this address in the browser's settings. Then log in again.`;
}
