import { readForm } from '../../http/input/readForm.ts';
import { onceEach } from '../../http/input/readParameters.ts';
import type { Route } from '../../http/route.ts';
import {
  clearInvitationCookie,
  clearSessionCookies,
  readInvitationCookie,
  setInvitationCookie,
} from '../../session/cookies.ts';
import { endSession } from '../../session/endSession.ts';
import { accept, findInvitation } from './accept.ts';
import { acceptedPage, gonePage, invitationPage } from './invitationPage.ts';

/** Where the links of invitations lead. */
const path = '/auth/invitation';

/** Longer ones are nobody's: characters. */
const longestToken = 100;

/**
 * The page for choosing a password. The token leaves the address at once for a cookie that no script
 * reads: neither the address bar nor the history keeps it, and logs name the pattern of the address
 * alone. Opening the link uses nothing up, so that a mail server may look where it leads.
 */
const show =
  (isDemo: boolean): Route['respond'] =>
  async (c, deps) => {
    const token = c.req.query('token');
    if (token !== undefined) {
      setInvitationCookie(c, token.slice(0, longestToken));
      return c.redirect(path, 303);
    }
    const found = await findInvitation({ ...deps, isDemo }, readInvitationCookie(c));
    if (!found) return c.html(gonePage(c.get('nonce')));
    return c.html(invitationPage({ ...found, nonce: c.get('nonce') }));
  };

/** Takes the password; whoever is signed in in this browser is signed out. */
const take =
  (isDemo: boolean): Route['respond'] =>
  async (c, deps) => {
    const password = onceEach(await readForm(c), 'body').get('password') ?? '';
    const nonce = c.get('nonce');
    const token = readInvitationCookie(c);
    const requestId = c.get('requestId');
    const outcome = await accept({ ...deps, isDemo }, { token, password, requestId });
    if (typeof outcome === 'object') return c.html(invitationPage({ ...outcome, nonce }), 400);
    clearInvitationCookie(c);
    if (outcome === 'gone') return c.html(gonePage(nonce), 410);
    await endSession(c, deps, 'session replaced');
    clearSessionCookies(c);
    return c.html(acceptedPage(nonce));
  };

/** The addresses that somebody who is invited goes to. */
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
