import { isOurOwn } from '../../http/pipeline/csrf.ts';
import { Problem } from '../../http/answers/problems.ts';
import { readForm } from '../../http/input/readForm.ts';
import { onceEach } from '../../http/input/readParameters.ts';
import type { AppEnv, Deps } from '../../http/appEnv.ts';
import type { Route } from '../../http/route.ts';
import { createQueue } from '../../shared/createQueue.ts';
import { signInsAtOnce } from '../../limits.ts';
import { isTooManyHashes, tooManyHashes } from './password.ts';
import type { LoginAttempts } from '../attempts/loginAttempts.ts';
import { secondStepPath } from '../second-step/pages/secondStepFrame.ts';
import {
  keepsCookies,
  readDeviceCookie,
  readSessionCookie,
  setDeviceCookie,
  setProbes,
  setSecondStepCookie,
  setSessionCookies,
} from '../../session/cookies.ts';
import { deviceOf } from '../../session/device/deviceOf.ts';
import { endSession } from '../../session/endSession.ts';
import { loginPage } from './loginPage.ts';
import { findSession, findUsers, setAudience } from '../../session/queries.ts';
import { safeReturnUrl } from './safeReturnUrl.ts';
import { signIn } from './signIn.ts';
import type { Database } from '../../db/connection.ts';
import { hashToken } from '../../session/tokens.ts';
import type { Context } from 'hono';
import { type DemoAccount, demoAccounts, demoUsername } from '../demoAccounts.ts';
import { maySignIn } from '../../session/maySignIn.ts';

/** The demonstration accounts that can sign in now. An agent may have suspended or removed one. */
async function openDemoAccounts({
  db,
  today,
}: Pick<Deps, 'db' | 'today'>): Promise<readonly DemoAccount[]> {
  const users = await findUsers(db, demoAccounts.map(demoUsername));
  const open = new Set(
    users.filter((user) => maySignIn(user, today, true)).map(({ username }) => username),
  );
  return demoAccounts.filter((account) => open.has(demoUsername(account)));
}

/** The message for a browser that keeps no cookies, and what to do. */
function noCookies(c: Context<AppEnv>): string {
  const { host, isTls } = c.get('client');
  const what = `This browser keeps no cookies for ${host}, and you cannot log in without cookies.`;
  return isTls || c.get('takesPlainCookies')
    ? `${what} Allow cookies for this address in the browser's settings, then log in again.`
    : `${what} Over plain http it may keep none: open the portal over https. If that is where you are, allow cookies for this address in the browser's settings. Then log in again.`;
}

/** The note of the login page when another device ended the user's session; otherwise undefined. */
async function endedNote(c: Context<AppEnv>, db: Database): Promise<string | undefined> {
  const token = readSessionCookie(c);
  const row = token ? await findSession(db, hashToken(token)) : undefined;
  if (!row?.session.endedAt) return undefined;
  return 'Your session was ended from Account activity. Log in to continue where you were. If you do not know who ended it, call the help desk.';
}

/** The dependencies of the login pages, in addition to those of a handler. */
export interface LoginOptions {
  readonly attempts: LoginAttempts;
  readonly isDemo: boolean;
}

type Audience = 'normal' | 'sso';

/** The notes that say why the user has to sign in again, by the URL parameter. */
const endings: Readonly<Record<string, string>> = {
  /** A sign-in waited too long for its second step. */
  '1': 'Logging in was not finished in time. Type your password again.',
  /** The server rejected a call of the portal because the session had ended (decisions, 1). */
  session:
    'Your session has ended. Log in to continue where you were. Your unsaved form is still in this tab.',
};

const accountsOf = async (deps: Deps, isDemo: boolean) => (isDemo ? openDemoAccounts(deps) : []);

/**
 * The login page. A user who is signed in already goes straight back, and the session then belongs to
 * this login's audience (decisions, 1).
 */
const showLogin = (audience: Audience, { isDemo }: LoginOptions): Route['respond'] =>
  async function showLogin(c, deps) {
    const { db, today } = deps;
    const returnUrl = safeReturnUrl(c.req.query('returnurl'));
    const caller = c.get('caller');
    if (caller.kind === 'visitor') {
      setProbes(c);
      const accounts = await accountsOf(deps, isDemo);
      const nonce = c.get('nonce');
      const page = { nonce, returnUrl, audience, accounts, today, isProbed: true };
      const note = (await endedNote(c, db)) ?? endings[c.req.query('ended') ?? ''];
      return c.html(loginPage({ ...page, note }));
    }
    if (isOurOwn(c)) await setAudience(db, caller.session.tokenHash, audience);
    return c.redirect(returnUrl, 303);
  };

/** The fields of the login form, each a text. */
async function readLogin(c: Context) {
  const fields = onceEach(await readForm(c), 'body');
  return {
    username: fields.get('username') ?? '',
    password: fields.get('password') ?? '',
    returnUrl: safeReturnUrl(fields.get('returnurl')),
    audience: fields.get('audience') === 'sso' ? 'sso' : 'normal',
    isProbed: fields.has('probed'),
  } as const;
}

const inTurn = createQueue({ ...signInsAtOnce, refuse: tooManyHashes });

/** Answers the form: 303 with a session or to the second step, or the form again with one message for every failure. */
const takeLogin = ({ attempts, isDemo }: LoginOptions): Route['respond'] =>
  async function takeLogin(c, deps) {
    const { password, ...typed } = await readLogin(c);
    const { username, returnUrl, audience } = typed;
    const again = async (
      status: 400 | 401 | 429,
      problem: { failure?: string; obstacle?: string },
      accounts?: Awaited<ReturnType<typeof accountsOf>>,
    ) => {
      accounts ??= await accountsOf(deps, isDemo);
      const page = { nonce: c.get('nonce'), accounts, today: deps.today, ...typed, ...problem };
      return c.html(loginPage(page), status);
    };
    // Before the password is checked, so that the answer does not depend on it.
    if (typed.isProbed && !keepsCookies(c)) {
      setProbes(c);
      return again(400, { obstacle: noCookies(c) });
    }
    try {
      const attempt = {
        username,
        password,
        audience,
        returnUrl,
        address: c.get('client').address,
        device: deviceOf(c.req.header('User-Agent')),
        deviceCookie: readDeviceCookie(c),
        requestId: c.get('requestId'),
      };
      const signedIn = await inTurn(() => signIn(deps, attempts, isDemo, attempt));
      if (!signedIn)
        return await again(401, { failure: 'The username and password do not match.' });
      if ('secondStepToken' in signedIn) {
        setSecondStepCookie(c, signedIn.secondStepToken);
        return c.redirect(secondStepPath, 303);
      }
      await endSession(c, deps, 'session replaced');
      setSessionCookies(c, signedIn.session);
      setDeviceCookie(c, signedIn.deviceCookie);
      return c.redirect(returnUrl, 303);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 429) throw error;
      for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
      // Without the demonstration accounts, which are in the database.
      return again(429, { failure: error.message }, isTooManyHashes(error) ? [] : undefined);
    }
  };

/** The addresses for signing in [S7]. */
export function loginRoutes(options: LoginOptions): readonly Route[] {
  const shared = { access: { who: 'anyone' }, forgeryCheck: 'navigation' } as const;
  return [
    { ...shared, method: 'GET', path: '/auth/login', respond: showLogin('normal', options) },
    { ...shared, method: 'GET', path: '/profile/pinglogin', respond: showLogin('sso', options) },
    {
      ...shared,
      method: 'POST',
      path: '/auth/login',
      forgeryCheck: 'same-origin',
      respond: takeLogin(options),
    },
  ];
}
