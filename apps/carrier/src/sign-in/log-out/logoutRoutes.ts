import type { Context } from 'hono';
import type { AppEnv, Deps } from '../../http/appEnv.ts';
import { isSessionsToken, refuseOtherSites, whoAsks } from '../../http/pipeline/forgery.ts';
import { forbidden } from '../../http/answers/problems.ts';
import type { Route } from '../../http/route.ts';
import { clearSessionCookies, readSessionCookie } from '../../session/cookies.ts';
import { endSession } from '../../session/endSession.ts';
import { logoutPage } from './logoutPage.ts';
import { csrfTokenOf } from '../../session/tokens.ts';

/** Every browser names itself so; what does not is a program, which no site leads anywhere. */
const isBrowser = (c: Context) => c.req.header('User-Agent')?.startsWith('Mozilla/') ?? false;

async function logOut(c: Context<AppEnv>, deps: Deps): Promise<Response> {
  await endSession(c, deps, 'sign-out');
  clearSessionCookies(c);
  return c.redirect('/', 303);
}

/**
 * A GET that changes something: another site's link or image must not sign anybody out. A browser
 * that does not say where it comes from is asked, since our own pages name no referrer either.
 */
const goToLogOut: Route['respond'] = async (c, deps) => {
  const session = readSessionCookie(c);
  const isSignedIn = session !== undefined && c.get('caller').kind !== 'visitor';
  if (!isSignedIn || whoAsks(c) === 'us' || !isBrowser(c)) return logOut(c, deps);
  return c.html(logoutPage({ nonce: c.get('nonce'), token: csrfTokenOf(session) }));
};

/** Answers that page's form, whose token no other site can read; its Origin may be hidden. */
const sendLogOut: Route['respond'] = async (c, deps) => {
  if (c.req.header('Sec-Fetch-Site') !== undefined) refuseOtherSites(c);
  const token = new URLSearchParams(await c.req.text()).get('token') ?? '';
  if (c.get('caller').kind !== 'visitor' && !isSessionsToken(c, token)) {
    throw forbidden('Log out from a page of this site: go to /auth/logout.');
  }
  return logOut(c, deps);
};

/** The addresses that a browser goes to for signing out [S7]. */
export const logoutRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/auth/logout',
    access: { who: 'anyone' },
    forgeryCheck: 'same-origin',
    respond: goToLogOut,
  },
  {
    method: 'POST',
    path: '/auth/logout',
    access: { who: 'anyone' },
    forgeryCheck: 'navigation',
    respond: sendLogOut,
  },
];
