import { readForm } from '../../http/input/readForm.ts';
import { onceEach } from '../../http/input/readParameters.ts';
import type { Route } from '../../http/route.ts';
import {
  clearLinkCookie,
  clearSessionCookies,
  readLinkCookie,
  setLinkCookie,
} from '../../session/cookies.ts';
import { endSession } from '../../session/endSession.ts';
import { acceptInvitation, findInvitation } from './acceptInvitation.ts';
import { acceptedPage, gonePage, invitationPage } from './invitationPage.ts';

/** The address of the links in invitations. */
const path = '/auth/invitation';

/** No address of the portal is longer, in characters. */
const longestToken = 100;

/**
 * The page for choosing a password. The server moves the token from the address into a cookie that scripts
 * cannot read. So the address bar, the history and the logs do not keep it. Opening the link does not use
 * it up, because mail servers open links to check them.
 */
const show =
  (isDemo: boolean): Route['respond'] =>
  async (c, deps) => {
    const token = c.req.query('token');
    if (token !== undefined) {
      setLinkCookie(c, 'invitation', token.slice(0, longestToken));
      return c.redirect(path, 303);
    }
    const found = await findInvitation({ ...deps, isDemo }, readLinkCookie(c, 'invitation'));
    if (!found) return c.html(gonePage(c.get('nonce')));
    return c.html(invitationPage({ ...found, nonce: c.get('nonce') }));
  };

/** Sets the password, and signs out the user who is signed in in this browser. */
const take =
  (isDemo: boolean): Route['respond'] =>
  async (c, deps) => {
    const password = onceEach(await readForm(c), 'body').get('password') ?? '';
    const nonce = c.get('nonce');
    const token = readLinkCookie(c, 'invitation');
    const requestId = c.get('requestId');
    const outcome = await acceptInvitation({ ...deps, isDemo }, { token, password, requestId });
    if (typeof outcome === 'object') return c.html(invitationPage({ ...outcome, nonce }), 400);
    clearLinkCookie(c, 'invitation');
    if (outcome === 'gone') return c.html(gonePage(nonce), 410);
    await endSession(c, deps, 'session replaced');
    clearSessionCookies(c);
    return c.html(acceptedPage(nonce));
  };

/** The addresses of an invited user. */
export const invitationRoutes = (isDemo: boolean): readonly Route[] => [
  {
    method: 'GET',
    path,
    access: { who: 'anyone' },
    forgeryCheck: 'navigation',
    respond: show(isDemo),
  },
  {
    method: 'POST',
    path,
    access: { who: 'anyone' },
    forgeryCheck: 'same-origin',
    respond: take(isDemo),
  },
];
