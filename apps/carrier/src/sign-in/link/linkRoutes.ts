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
import { choosePassword, type Link } from './choosePassword.ts';
import { choosePage, gonePage, savedPage } from './linkPages.ts';

/** No token is longer, in characters. */
const longestToken = 100;

/**
 * The page for choosing a password. The server moves the token from the address into a cookie that scripts
 * cannot read. So the address bar, the history and the logs do not keep it. Opening the link does not use
 * it up, because mail servers open links to check them.
 */
const show =
  (link: Link, isDemo: boolean): Route['respond'] =>
  async (c, deps) => {
    const token = c.req.query('token');
    if (token !== undefined) {
      setLinkCookie(c, link.cookie, token.slice(0, longestToken));
      return c.redirect(link.path, 303);
    }
    const nonce = c.get('nonce');
    const owner = await link.find({ ...deps, isDemo }, readLinkCookie(c, link.cookie));
    return c.html(owner ? choosePage(link, nonce, owner) : gonePage(link, nonce));
  };

/** Sets the password, and signs out the user who is signed in in this browser. */
const take =
  (link: Link, isDemo: boolean): Route['respond'] =>
  async (c, deps) => {
    const nonce = c.get('nonce');
    const result = await choosePassword(
      link,
      { ...deps, isDemo },
      {
        token: readLinkCookie(c, link.cookie),
        password: onceEach(await readForm(c), 'body').get('password') ?? '',
        address: c.get('client').address,
        requestId: c.get('requestId'),
      },
    );
    if (typeof result === 'object') return c.html(choosePage(link, nonce, result), 400);
    clearLinkCookie(c, link.cookie);
    if (result === 'gone') return c.html(gonePage(link, nonce), 410);
    await endSession(c, deps, 'session replaced');
    clearSessionCookies(c);
    return c.html(savedPage(link, nonce));
  };

/** The addresses of a kind of link. */
export function linkRoutes(link: Link, isDemo: boolean): readonly Route[] {
  const shared = { path: link.path, access: { who: 'anyone' } } as const;
  return [
    { ...shared, method: 'GET', forgeryCheck: 'navigation', respond: show(link, isDemo) },
    { ...shared, method: 'POST', forgeryCheck: 'same-origin', respond: take(link, isDemo) },
  ];
}
