import type { Context } from 'hono';
import type { AppEnv, Deps } from '../../http/appEnv.ts';
import { isSessionsToken, refuseOtherSites, siteOf } from '../../http/pipeline/csrf.ts';
import { forbidden } from '../../http/answers/problems.ts';
import type { Route } from '../../http/route.ts';
import { clearSessionCookies, readSessionCookie } from '../../session/cookies.ts';
import { endSession } from '../../session/endSession.ts';
import { csrfTokenOf } from '../../session/tokens.ts';
import { html } from 'hono/html';
import { signInPage } from '../page/signInPage.ts';

interface LogoutPage {
  readonly nonce: string;
  /** The token that proves that the form came from this page. */
  readonly token: string;
}

/** Asks before it ends the session, in a browser that does not send the page it came from. */
const logoutPage = ({ nonce, token }: LogoutPage) =>
  signInPage({
    nonce,
    title: 'Log out',
    card: html`<h1 id="title">Log out</h1>
      <p class="lead">Your browser does not say which page asks for this.</p>
      <form class="login" method="post" action="/auth/logout">
        <input type="hidden" name="token" value="${token}" />
        <button class="primary" type="submit">Log out</button>
      </form>
      <p class="other"><a href="/">Stay logged in</a></p>`,
  });

/** Every browser sends this. A client without it is a program, which no site can redirect. */
const isBrowser = (c: Context) => c.req.header('User-Agent')?.startsWith('Mozilla/') ?? false;

async function logOut(c: Context<AppEnv>, deps: Deps): Promise<Response> {
  await endSession(c, deps, 'sign-out');
  clearSessionCookies(c);
  return c.redirect('/', 303);
}

/**
 * A GET that changes data: a link or image on another site must not sign a user out. When a browser does
 * not say where it comes from, the user is asked, because the portal's pages send no referrer either.
 */
const goToLogOut: Route['respond'] = async (c, deps) => {
  const session = readSessionCookie(c);
  const isSignedIn = session !== undefined && c.get('caller').kind !== 'visitor';
  if (!isSignedIn || siteOf(c) === 'us' || !isBrowser(c)) return logOut(c, deps);
  return c.html(logoutPage({ nonce: c.get('nonce'), token: csrfTokenOf(session) }));
};

/** Handles the form of that page. Other sites cannot read its token. Its Origin may be hidden. */
const sendLogOut: Route['respond'] = async (c, deps) => {
  if (c.req.header('Sec-Fetch-Site') !== undefined) refuseOtherSites(c);
  const token = new URLSearchParams(await c.req.text()).get('token') ?? '';
  if (c.get('caller').kind !== 'visitor' && !isSessionsToken(c, token)) {
    throw forbidden('Log out from a page of this site: go to /auth/logout.');
  }
  return logOut(c, deps);
};

/** The addresses for signing out [S7]. */
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
