import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { readSessionCookie } from '../../session/cookies.ts';
import { csrfTokenOf } from '../../session/tokens.ts';
import type { AppEnv } from '../appEnv.ts';
import { forbidden } from '../answers/problems.ts';

/** Who leads a browser to a call: our own pages, those of others, or it does not say. */
export type Asking = 'us' | 'others' | 'unsaid';

const isOurs = (address: string, c: Context<AppEnv>) =>
  URL.canParse(address) && new URL(address).host === c.get('client').host;

/**
 * Reads who asks. Browsers say so in Sec-Fetch-Site, which no page can forge; in those that do not
 * know it, the Origin or the Referer names the page, and a page may keep its Referer to itself. An
 * address that somebody types is asked for by us.
 */
export function siteOf(c: Context<AppEnv>): Asking {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'us' : 'others';
  const page = c.req.header('Origin') ?? c.req.header('Referer');
  if (page === undefined) return 'unsaid';
  return isOurs(page, c) ? 'us' : 'others';
}

/** Whether no other site's page asks, as far as the browser says: a program says nothing. */
export const isOurOwn = (c: Context<AppEnv>): boolean => siteOf(c) !== 'others';

/** @throws Problem 403 for a call that another site's page makes */
export function refuseOtherSites(c: Context<AppEnv>): void {
  if (!isOurOwn(c)) throw forbidden('This call is made by the pages of this site only.');
}

/** Whether this is the token that the session's changes carry. */
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
