import type { Database } from '../../db/connection.ts';
import type { Deps } from '../../http/appEnv.ts';
import { maySignIn } from '../../session/maySignIn.ts';
import { insertAuditEntry } from '../../audit/queries.ts';
import { shortAddress } from '../../shared/networkOf.ts';
import type { users } from '../../session/tables.ts';
import { hashToken, newToken } from '../../session/tokens.ts';
import {
  findMethods,
  deletePassed,
  findSignInRow,
  insertSignInChallenge,
  isRequiredByAgent,
} from './queries.ts';
import { isDemoUsername } from '../demoAccounts.ts';

/** The minutes that a sign-in waits for its second step, and a set-up for its code. */
const minutes = 10;

/** When a sign-in or a set-up that starts now expires. */
export const signInExpiryOf = (now: Date) => new Date(now.getTime() + minutes * 60_000);

/** What expired before this can be deleted. Until then, its return address is known. */
const deletableBefore = (now: Date) => new Date(now.getTime() - 24 * 60 * 60_000);

/** A right password, and the request that sent it. */
interface AcceptedPassword {
  readonly user: typeof users.$inferSelect;
  readonly audience: 'normal' | 'sso';
  readonly returnUrl: string;
  readonly address: string;
  readonly requestId: string;
  readonly at: Date;
}

type Asked = Pick<typeof users.$inferSelect, 'kind' | 'username' | 'isDemo' | 'parentUserId'>;

/**
 * Who requires a user's second step: home office requires it of all its staff, and an agent can require it
 * of its sub-accounts. The accounts on the login page never need it, because they sign in with a click [S2].
 */
export async function requiredBy(
  db: Database,
  { kind, username, isDemo, parentUserId }: Asked,
): Promise<'HomeOffice' | 'Agent' | null> {
  if (isDemo && isDemoUsername(username)) return null;
  if (kind === 'home-office') return 'HomeOffice';
  return (await isRequiredByAgent(db, parentUserId)) ? 'Agent' : null;
}

/**
 * Makes a sign-in wait for its second step, when the user has one or must set one up.
 * @returns the token that continues it; undefined when the password is enough
 */
export async function startSignInChallenge(
  tx: Database,
  { user, audience, returnUrl, address, requestId, at }: AcceptedPassword,
): Promise<string | undefined> {
  const { userId } = user;
  const { isOn } = await findMethods(tx, userId);
  if (!isOn && (await requiredBy(tx, user)) === null) return undefined;
  const token = newToken();
  const tokenHash = hashToken(token);
  await deletePassed(tx, deletableBefore(at));
  await insertSignInChallenge(tx, {
    tokenHash,
    userId,
    audience,
    returnUrl,
    expiresAt: signInExpiryOf(at),
  });
  const from = shortAddress(address);
  await insertAuditEntry(tx, { at, requestId, userId, address: from, action: 'password accepted' });
  return token;
}

/**
 * The sign-in of a token, the user's second step, and whether it still waits. A sign-in that ended still
 * has its return address.
 */
export async function findSignInChallenge(
  { db, now, today }: Pick<Deps, 'db' | 'now' | 'today'>,
  isDemo: boolean,
  token: string | undefined,
) {
  const row = token ? await findSignInRow(db, hashToken(token)) : undefined;
  if (!row) return undefined;
  const methods = await findMethods(db, row.user.userId);
  const isOpen = row.signIn.expiresAt > now() && maySignIn(row.user, today, isDemo);
  return { ...row, ...methods, isOpen };
}

export type SignInChallenge = NonNullable<Awaited<ReturnType<typeof findSignInChallenge>>>;
