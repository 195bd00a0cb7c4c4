import { Problem } from '../../../http/answers/problems.ts';
import { readForm } from '../../../http/input/readForm.ts';
import { onceEach } from '../../../http/input/readParameters.ts';
import type { Route } from '../../../http/route.ts';
import {
  clearLinkCookie,
  clearSessionCookies,
  readDeviceCookie,
  readLinkCookie,
  setLinkCookie,
} from '../../../session/cookies.ts';
import { endSession } from '../../../session/endSession.ts';
import type { SecondStepAttempts } from '../secondStepAttempts.ts';
import { requestReset } from './requestReset.ts';
import { changedPage, forgotPage, newPasswordPage, resetGonePage, sentPage } from './resetPages.ts';
import { findReset, resetPassword } from './resetPassword.ts';
import { forgotPasswordPath, resetPath } from './resetPaths.ts';

/** What the pages need beyond a handler's dependencies. */
interface ResetOptions {
  /** Counts requests for a link. */
  readonly attempts: SecondStepAttempts;
  readonly isDemo: boolean;
}

/** No token is longer, in characters. */
const longestToken = 100;

/** Answers a request for a link: the same page for every user name. */
const takeRequest =
  ({ attempts, isDemo }: ResetOptions): Route['respond'] =>
  async (c, { originOf, ...deps }) => {
    const username = (onceEach(await readForm(c), 'body').get('username') ?? '').trim();
    const nonce = c.get('nonce');
    if (username === '') return c.html(forgotPage({ nonce, failure: 'Enter your username.' }), 400);
    const client = c.get('client');
    try {
      await requestReset(deps, attempts, isDemo, {
        username,
        address: client.address,
        deviceCookie: readDeviceCookie(c),
        origin: originOf(client),
        requestId: c.get('requestId'),
      });
      return c.html(sentPage(nonce, isDemo));
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 429) throw error;
      for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
      return c.html(forgotPage({ nonce, username, failure: error.message }), 429);
    }
  };

/**
 * The page for choosing a new password. The server moves the token from the address into a cookie that
 * scripts cannot read. So the address bar, the history and the logs do not keep it. Opening the link does not
 * use it up, because mail servers open links to check them.
 */
const showNew =
  ({ isDemo }: ResetOptions): Route['respond'] =>
  async (c, deps) => {
    const token = c.req.query('token');
    if (token !== undefined) {
      setLinkCookie(c, 'passwordReset', token.slice(0, longestToken));
      return c.redirect(resetPath, 303);
    }
    const nonce = c.get('nonce');
    const found = await findReset({ ...deps, isDemo }, readLinkCookie(c, 'passwordReset'));
    if (!found) return c.html(resetGonePage(nonce));
    return c.html(newPasswordPage({ ...found, nonce }));
  };

/** Sets the password, and signs out the user who is signed in in this browser. */
const takeNew =
  ({ isDemo }: ResetOptions): Route['respond'] =>
  async (c, deps) => {
    const password = onceEach(await readForm(c), 'body').get('password') ?? '';
    const nonce = c.get('nonce');
    const outcome = await resetPassword(
      { ...deps, isDemo },
      {
        token: readLinkCookie(c, 'passwordReset'),
        password,
        address: c.get('client').address,
        requestId: c.get('requestId'),
      },
    );
    if (typeof outcome === 'object') return c.html(newPasswordPage({ ...outcome, nonce }), 400);
    clearLinkCookie(c, 'passwordReset');
    if (outcome === 'gone') return c.html(resetGonePage(nonce), 410);
    await endSession(c, deps, 'session replaced');
    clearSessionCookies(c);
    return c.html(changedPage(nonce));
  };

/** The addresses of a user who forgot the password. */
export function resetRoutes(options: ResetOptions): readonly Route[] {
  const opened = { method: 'GET', access: { who: 'anyone' }, forgeryCheck: 'navigation' } as const;
  const sent = { method: 'POST', access: { who: 'anyone' }, forgeryCheck: 'same-origin' } as const;
  return [
    {
      ...opened,
      path: forgotPasswordPath,
      respond: async (c) => c.html(forgotPage({ nonce: c.get('nonce') })),
    },
    { ...sent, path: forgotPasswordPath, respond: takeRequest(options) },
    { ...opened, path: resetPath, respond: showNew(options) },
    { ...sent, path: resetPath, respond: takeNew(options) },
  ];
}
