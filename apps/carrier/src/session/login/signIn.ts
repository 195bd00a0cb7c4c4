import type { Deps } from '../../http/appEnv.ts';
import type { Attempts } from './attempts.ts';
import { endedBefore, expiryOf } from '../lifetime.ts';
import { isLetIn } from '../isLetIn.ts';
import { isPassword } from '../password.ts';
import { deleteEnded, findUser, insertAuditEntry, insertSession, setSignedIn } from '../queries.ts';
import { shortAddress } from '../shortAddress.ts';
import { hashToken, newToken } from '../tokens.ts';

/** One try to sign in. */
export interface SignIn {
  readonly username: string;
  readonly password: string;
  /** Where it is tried [S5, guard 4]. */
  readonly audience: 'normal' | 'sso';
  readonly address: string;
  /** The browser and the system, in words. */
  readonly device: string;
  readonly requestId: string;
}

/** User names are matched in lower case. */
const toUsername = (text: string) => text.trim().toLowerCase();

/**
 * Signs in with a password. Takes as long for a user name that does not exist, or is not let in.
 * @returns the token of a new session, or undefined where user name and password do not match
 * @throws Problem 429 after too many attempts
 */
export async function signIn(
  { db, now, today }: Deps,
  attempts: Attempts,
  isDemo: boolean,
  attempt: SignIn,
): Promise<string | undefined> {
  const { address, requestId } = attempt;
  const username = toUsername(attempt.username);
  await attempts.count(username, address);
  const found = await findUser(db, username);
  const user = found && isLetIn(found, today, isDemo) ? found : undefined;
  const isRight = (await isPassword(attempt.password, user?.passwordHash)) && user !== undefined;
  const at = now();
  const from = shortAddress(address);
  const entry = { at, requestId, userId: user?.userId ?? null, address: from };
  if (!isRight) {
    await insertAuditEntry(db, { ...entry, action: 'sign-in refused' });
    return undefined;
  }
  const token = newToken();
  await db.transaction(async (tx) => {
    await deleteEnded(tx, endedBefore(at));
    await insertSession(tx, {
      tokenHash: hashToken(token),
      userId: user.userId,
      audience: user.usesSso ? 'sso' : attempt.audience,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: expiryOf(at, at),
      device: attempt.device,
      address: from,
    });
    await setSignedIn(tx, user.userId, at);
    await insertAuditEntry(tx, { ...entry, action: 'sign-in' });
  });
  await attempts.forgive(username, address);
  return token;
}
