import type { Deps } from '../../../http/appEnv.ts';
import { shortAddress } from '../../../session/device/shortAddress.ts';
import { deleteFeed, deleteSessionsOf, lockUser } from '../../../session/queries.ts';
import { insertAuditEntry } from '../../../audit/queries.ts';
import { hashToken } from '../../../session/tokens.ts';
import { hashPassword } from '../password.ts';
import { passwordProblem } from '../passwordProblem.ts';
import { savePassword } from '../savePassword.ts';
import { lockReset } from './queries.ts';
import { resetAnswerOf } from './resetRules.ts';

/** What the calls of a link need. */
type ResetDeps = Pick<Deps, 'db' | 'now' | 'today'> & { readonly isDemo: boolean };

/** A valid link. Undefined when it ended, was used, was replaced, or never existed. */
export async function findReset({ db, now, today, isDemo }: ResetDeps, token: string | undefined) {
  const row = token ? await lockReset(db, hashToken(token)) : undefined;
  if (!row || row.reset.expiresAt <= now()) return undefined;
  return resetAnswerOf(row.user, today, isDemo) === 'link' ? row : undefined;
}

type Found = NonNullable<Awaited<ReturnType<typeof findReset>>>;

/** The result of choosing a password. 'gone' means that the link no longer works. */
type Reset = 'gone' | 'changed' | (Found & { readonly problem: string });

interface Chosen {
  readonly token: string | undefined;
  readonly password: string;
  readonly address: string;
  readonly requestId: string;
}

/**
 * Sets the password that the user of a link chose, once, and ends all sessions, links and calendar addresses of the
 * user. The second step stays as it is: the next sign-in needs it.
 */
export async function resetPassword(
  deps: ResetDeps,
  { token, password, address, requestId }: Chosen,
): Promise<Reset> {
  const found = await findReset(deps, token);
  if (!found) return 'gone';
  const problem = await passwordProblem(password, found.user, found.agent);
  if (problem !== undefined) return { ...found, problem: `The password ${problem}.` };
  const passwordHash = await hashPassword(password);
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    // Another link of the user waits, and is gone then.
    await lockUser(tx, found.user.userId);
    const locked = await findReset({ ...deps, db: tx }, token);
    if (!locked) return 'gone';
    const { user } = locked;
    const endsCalendar = await deleteFeed(tx, user.userId);
    await savePassword(tx, user, { passwordHash, at, endsCalendar });
    await deleteSessionsOf(tx, user.userId);
    await insertAuditEntry(tx, {
      at,
      action: 'password reset',
      userId: user.userId,
      address: shortAddress(address),
      requestId,
    });
    return 'changed';
  });
}
