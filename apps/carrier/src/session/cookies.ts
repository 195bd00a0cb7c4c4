import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { csrfTokenOf } from './tokens.ts';

/**
 * Both cookies carry the prefix `__Host-`: Secure, for this host alone, for every path. Browsers take
 * Secure cookies on http://localhost too.
 */
const shared = { path: '/', secure: true, sameSite: 'Lax' } as const;

export const readSessionCookie = (c: Context) => getCookie(c, '__Host-session');

/** Hands out a session: its token out of reach of scripts, and the token that changes carry. */
export function setSessionCookies(c: Context, token: string): void {
  setCookie(c, '__Host-session', token, { ...shared, httpOnly: true });
  setCookie(c, '__Host-csrf', csrfTokenOf(token), shared);
}

export function clearSessionCookies(c: Context): void {
  deleteCookie(c, '__Host-session', shared);
  deleteCookie(c, '__Host-csrf', shared);
}
