import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { readSessionCookie } from '../../session/cookies.ts';
import { csrfTokenOf } from '../../session/tokens.ts';
import type { AppEnv } from '../appEnv.ts';
import { forbidden } from '../answers/problems.ts';

/** The site that makes a browser call: the portal, another site, or unknown. */
export type Asking = 'us' | 'others' | 'unsaid';

const isOwnSite = (address: string, c: Context<AppEnv>) =>
  URL.canParse(address) && new URL(address).host === c.get('client').host;

/**
 * Reads which site makes the call. Browsers say so in Sec-Fetch-Site, which no page can forge. In older
 * browsers the Origin or the Referer names the page, and a page may hide its Referer. An address that the
 * user types counts as the portal's.
 */
export function siteOf(c: Context<AppEnv>): Asking {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'us' : 'others';
  const page = c.req.header('Origin') ?? c.req.header('Referer');
  if (page === undefined) return 'unsaid';
  return isOwnSite(page, c) ? 'us' : 'others';
}

/** Whether the call does not come from another site, as far as the browser says. A program says nothing. */
export const isOurOwn = (c: Context<AppEnv>): boolean => siteOf(c) !== 'others';

/** @throws Problem 403 for a call from a page of another site */
export function refuseOtherSites(c: Context<AppEnv>): void {
  if (!isOurOwn(c)) throw forbidden('This call is made by the pages of this site only.');
}

/** Whether this is the session's CSRF token. */
export function isSessionsToken(c: Context<AppEnv>, token: string): boolean {
  const given = Buffer.from(token);
  const session = readSessionCookie(c);
  const expected = Buffer.from(session ? csrfTokenOf(session) : '');
  return Boolean(session) && given.length === expected.length && timingSafeEqual(given, expected);
}

/** @throws Problem 403 for a change without the session's token (decisions, 8) */
export function refuseWithoutToken(c: Context<AppEnv>): void {
  if (isSessionsToken(c, c.req.header('X-CSRF-Token') ?? '')) return;
  throw forbidden('Send the value of the cookie __Host-csrf in the header X-CSRF-Token.');
}
