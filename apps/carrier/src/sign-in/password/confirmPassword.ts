import { badRequest } from '../../http/answers/problems.ts';
import type { Deps } from '../../http/appEnv.ts';
import { isPassword } from './password.ts';
import { shortAddress } from '../../shared/networkOf.ts';
import { insertAuditEntry } from '../../audit/queries.ts';
import { findUserById } from '../../session/queries.ts';
import type { AccountAttempts } from '../attempts/accountAttempts.ts';

/** The user who makes a change, and the address. */
interface Asking {
  readonly userId: number;
  readonly address: string;
  readonly password: string;
  readonly requestId: string;
}

/**
 * Checks the user's password again, so that a session that was left open cannot change the second step. A
 * wrong password is an entry of the audit log (docs/audit.md).
 * @throws {Problem} 400 for a wrong one, 429 after too many
 */
export async function confirmPassword(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  passwords: AccountAttempts,
  { userId, address, password, requestId }: Asking,
): Promise<void> {
  await passwords.judge(String(userId), address, async (decide) => {
    const user = await findUserById(db, userId);
    if (await isPassword(password, user?.passwordHash)) return decide('right');
    decide('wrong');
    const entry = { at: now(), requestId, userId, address: shortAddress(address) };
    await insertAuditEntry(db, { ...entry, action: 'password refused' });
    throw badRequest([{ field: 'password', message: 'is incorrect' }]);
  });
}
