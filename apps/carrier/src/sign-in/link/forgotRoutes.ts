import { Problem } from '../../http/answers/problems.ts';
import { readForm } from '../../http/input/readForm.ts';
import { onceEach } from '../../http/input/readParameters.ts';
import type { Route } from '../../http/route.ts';
import { readDeviceCookie } from '../../session/cookies.ts';
import type { AccountAttempts } from '../attempts/accountAttempts.ts';
import { requestReset } from './requestReset.ts';
import { forgotPage, sentPage } from './forgotPages.ts';
import { linkRoutes } from './linkRoutes.ts';
import { passwordReset } from './passwordReset.ts';
import { forgotPasswordPath } from './resetRules.ts';

/** The dependencies of the pages, in addition to those of a handler. */
interface ForgotOptions {
  /** Counts requests for a link. */
  readonly attempts: AccountAttempts;
  readonly isDemo: boolean;
}

/** Answers a request for a link: the same page for every user name. */
const takeRequest =
  ({ attempts, isDemo }: ForgotOptions): Route['respond'] =>
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

/** The addresses of a user who forgot the password. */
export const forgotRoutes = (options: ForgotOptions): readonly Route[] => [
  {
    method: 'GET',
    path: forgotPasswordPath,
    access: { who: 'anyone' },
    forgeryCheck: 'navigation',
    respond: async (c) => c.html(forgotPage({ nonce: c.get('nonce') })),
  },
  {
    method: 'POST',
    path: forgotPasswordPath,
    access: { who: 'anyone' },
    forgeryCheck: 'same-origin',
    respond: takeRequest(options),
  },
  ...linkRoutes(passwordReset, options.isDemo),
];
