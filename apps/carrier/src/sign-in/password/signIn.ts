import type { Deps } from '../../http/appEnv.ts';
import { startSignInChallenge } from '../second-step/signInChallenge.ts';
import { beginSession } from '../../session/beginSession.ts';
import { findKnownDevice, signDevice } from '../../session/device/knownDevice.ts';
import type { LoginAttempts } from '../attempts/loginAttempts.ts';
import { maySignIn } from '../../session/maySignIn.ts';
import { isPassword } from './password.ts';
import { findUser } from '../../session/queries.ts';
import { insertAuditEntry } from '../../audit/queries.ts';
import { shortAddress } from '../../shared/networkOf.ts';

export interface SignIn {
  readonly username: string;
  readonly password: string;
  /** Which login it uses [S5, guard 4]. */
  readonly audience: 'normal' | 'sso';
  /** The return address, already safe. */
  readonly returnUrl: string;
  readonly address: string;
  /** The browser and the system, in words. */
  readonly device: string;
  /** The cookie of a device that signed in before. */
  readonly deviceCookie: string | undefined;
  readonly requestId: string;
}

/** The result of a right password: a session, or a sign-in that waits for its second step. */
type SignedIn =
  | { readonly session: string; readonly deviceCookie: string }
  | { readonly secondStepToken: string };

/** User names are compared in lower case. */
const toUsername = (text: string) => text.trim().toLowerCase();

/**
 * Signs in with a password. Takes as long for a user name that does not exist or may not sign in.
 * @returns the token of a new session, or of a sign-in that waits; undefined when user name and password
 *   do not match
 * @throws Problem 429 after too many attempts
 */
export async function signIn(
  { db, now, today }: Deps,
  attempts: LoginAttempts,
  isDemo: boolean,
  attempt: SignIn,
): Promise<SignedIn | undefined> {
  const { address, requestId } = attempt;
  const username = toUsername(attempt.username);
  const found = await findUser(db, username);
  const counted = { username, address, device: findKnownDevice(attempt.deviceCookie, found) };
  return attempts.judge(counted, async (decide) => {
    const user = found && maySignIn(found, today, isDemo) ? found : undefined;
    const isMatch = await isPassword(attempt.password, user?.passwordHash);
    const at = now();
    if (!isMatch || user === undefined) {
      decide('wrong');
      const userId = user?.userId ?? null;
      const entry = { at, requestId, userId, address: shortAddress(address) };
      await insertAuditEntry(db, { ...entry, action: 'sign-in refused' });
      return undefined;
    }
    const signedIn = await db.transaction(async (tx) => {
      const secondStepToken = await startSignInChallenge(tx, { ...attempt, user, at });
      if (secondStepToken !== undefined) return { secondStepToken };
      const session = await beginSession(tx, { ...attempt, user, at });
      return { session, deviceCookie: signDevice(attempt.deviceCookie, user) };
    });
    decide('right');
    return signedIn;
  });
}
