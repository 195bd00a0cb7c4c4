import type { Context } from 'hono';
import type { AppEnv, Deps } from '../../../http/appEnv.ts';
import { Problem } from '../../../http/answers/problems.ts';
import { readForm } from '../../../http/input/readForm.ts';
import { onceEach } from '../../../http/input/readParameters.ts';
import { isOnThisMachine } from '../../../http/pipeline/isOnThisMachine.ts';
import type { Route } from '../../../http/route.ts';
import {
  clearSecondStepCookie,
  readDeviceCookie,
  readSecondStepCookie,
  setDeviceCookie,
  setSessionCookies,
} from '../../../session/cookies.ts';
import { deviceOf } from '../../../session/device/deviceOf.ts';
import { signDevice } from '../../../session/device/knownDevice.ts';
import { endSession } from '../../../session/endSession.ts';
import { offerAssertion, offerRegistration, readJson } from '../../passkeys/passkeys.ts';
import { findSignInChallenge, type SignInChallenge, requiredBy } from '../signInChallenge.ts';
import { startPage } from '../../password/safeReturnUrl.ts';
import { finishSignIn, type Proof } from './finishSignIn.ts';
import { appAddress, qrCode } from '../totp.ts';
import type { SecondStep } from '../SecondStep.ts';
import { secretToSetUp } from '../turnOn.ts';
import { type AskPage, askPage } from './askPage.ts';
import { codesPage, setUpPage } from './setUpPage.ts';
import { passkeyScript } from './passkeyForm.ts';
import { secondStepPath } from './secondStepFrame.ts';

/** The dependencies of the pages, in addition to those of a handler. */
interface Options {
  readonly secondStep: SecondStep;
  readonly isDemo: boolean;
}

type Failure = AskPage['failure'];

const partyOf = (c: Context<AppEnv>, { partyOf: find }: SecondStep) =>
  find(c.get('client'), isOnThisMachine(c));

/** Redirects to the login page, which says why and keeps the return address. */
function backToLogin(c: Context<AppEnv>, challenge: SignInChallenge | undefined): Response {
  clearSecondStepCookie(c);
  const { audience = 'normal', returnUrl = startPage } = challenge?.signIn ?? {};
  const query = new URLSearchParams({ returnurl: returnUrl, ended: '1' });
  const login = audience === 'sso' ? '/profile/pinglogin' : '/auth/login';
  return c.redirect(`${login}?${query.toString()}`, 303);
}

/** The page of the second step, with new challenges. */
async function page(
  c: Context<AppEnv>,
  { db, now }: Deps,
  { secondStep }: Options,
  challenge: SignInChallenge,
  failure?: Failure,
) {
  const { user, agent, authenticator, passkeys, isOn } = challenge;
  const owner = { userId: user.userId, ownerHash: challenge.signIn.tokenHash, now: now() };
  const party = partyOf(c, secondStep);
  const shared = { nonce: c.get('nonce'), ...(failure && { failure }) };
  if (isOn) {
    const isUsable = party !== undefined && passkeys.length > 0;
    return askPage({
      ...shared,
      username: user.username,
      hasAuthenticator: authenticator !== undefined,
      assertion: isUsable ? await offerAssertion(db, owner, passkeys, party) : undefined,
    });
  }
  const secret = await secretToSetUp(db, secondStep, owner, false);
  const who = await requiredBy(db, user);
  return setUpPage({
    ...shared,
    requiredBy: who === 'Agent' && agent ? `${agent.firstName} ${agent.lastName}` : 'Home office',
    secret,
    qr: qrCode(appAddress(secret, user.username)),
    registration: party && (await offerRegistration(db, owner, user.username, party)),
    device: deviceOf(c.req.header('User-Agent')),
  });
}

const show =
  (options: Options): Route['respond'] =>
  async (c, deps) => {
    const challenge = await findSignInChallenge(deps, options.isDemo, readSecondStepCookie(c));
    if (!challenge?.isOpen) return backToLogin(c, challenge);
    return c.html(page(c, deps, options, challenge));
  };

/** The kind of the user's answer. */
function proofOf(fields: ReadonlyMap<string, string>): Proof {
  const passkey = fields.get('passkey');
  if (passkey !== undefined) return { kind: 'passkey', response: readJson(passkey) };
  const recovery = fields.get('recovery');
  if (recovery !== undefined) return { kind: 'recovery code', typed: recovery };
  return { kind: 'code', typed: fields.get('code') ?? '' };
}

const wrong: Readonly<Record<Proof['kind'], string>> = {
  code: 'This code is incorrect or was already used. Enter the code that the app shows now.',
  'recovery code': 'This recovery code is incorrect or was already used. Try another one.',
  passkey: 'This passkey was not accepted. Try again, or use another way.',
};

/** Handles the answer: 303 with a session, new recovery codes after the set-up, or the page again. */
const take =
  (options: Options): Route['respond'] =>
  async (c, deps) => {
    const { secondStep, isDemo } = options;
    const fields = onceEach(await readForm(c), 'body');
    const challenge = await findSignInChallenge(deps, isDemo, readSecondStepCookie(c));
    if (!challenge?.isOpen) return backToLogin(c, challenge);
    const proof = proofOf(fields);
    const device = deviceOf(c.req.header('User-Agent'));
    const again = async (status: 401 | 429, text: string) =>
      c.html(page(c, deps, options, challenge, { of: proof.kind, text }), status);
    try {
      const finished = await finishSignIn(deps, secondStep, challenge, {
        proof,
        name: fields.get('name')?.trim().slice(0, 50) || device,
        party: partyOf(c, secondStep),
        address: c.get('client').address,
        device,
        requestId: c.get('requestId'),
      });
      if (finished === 'gone') return backToLogin(c, challenge);
      if (finished === 'wrong') return await again(401, wrong[proof.kind]);
      await endSession(c, deps, 'session replaced');
      clearSecondStepCookie(c);
      setSessionCookies(c, finished.session);
      setDeviceCookie(c, signDevice(readDeviceCookie(c), challenge.user));
      const { returnUrl } = challenge.signIn;
      if (finished.codes.length === 0) return c.redirect(returnUrl, 303);
      return c.html(codesPage({ nonce: c.get('nonce'), codes: finished.codes, returnUrl }));
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 429) throw error;
      for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
      return again(429, error.message);
    }
  };

/** The addresses between the password and the session. */
export function secondStepRoutes(options: Options): readonly Route[] {
  const shared = { access: { who: 'anyone' }, path: secondStepPath } as const;
  return [
    { ...shared, method: 'GET', forgeryCheck: 'navigation', respond: show(options) },
    { ...shared, method: 'POST', forgeryCheck: 'same-origin', respond: take(options) },
    {
      ...shared,
      method: 'GET',
      path: `${secondStepPath}/passkey.js`,
      forgeryCheck: 'same-origin',
      respond: async (c) =>
        c.body(await passkeyScript(), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    },
  ];
}
