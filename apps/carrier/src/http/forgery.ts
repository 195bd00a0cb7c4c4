import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { readSessionCookie } from '../session/cookies.ts';
import { csrfTokenOf } from '../session/tokens.ts';
import type { AppEnv } from './appEnv.ts';
import { forbidden } from './problems.ts';

/**
 * Whether our own pages ask, or nobody's: an address typed by hand, or a program. Browsers say so in
 * Sec-Fetch-Site, which no page can forge; those that do not know it send an Origin with what another
 * site asks.
 */
export function isOurOwn(c: Context<AppEnv>): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('Origin');
  return (
    origin === undefined || (URL.canParse(origin) && new URL(origin).host === c.get('client').host)
  );
}

/** @throws Problem 403 for a call that another site's page makes */
export function refuseOtherSites(c: Context<AppEnv>): void {
  if (!isOurOwn(c)) throw forbidden('This call is made by the pages of this site only.');
}

/** @throws Problem 403 for a change without the session's token (decisions, 8) */
export function refuseWithoutToken(c: Context<AppEnv>): void {
  const given = Buffer.from(c.req.header('X-CSRF-Token') ?? '');
  const session = readSessionCookie(c);
  const expected = Buffer.from(session ? csrfTokenOf(session) : '');
  if (!session || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw forbidden('Send the value of the cookie __Host-csrf in the header X-CSRF-Token.');
  }
}
