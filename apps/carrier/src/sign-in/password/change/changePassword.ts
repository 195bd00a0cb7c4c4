import type { InputOf } from '@agent-portal/data/endpoint';
import type { changePassword as contractOf } from '@agent-portal/data/password/contract';
import { badRequest, conflict } from '../../../http/answers/problems.ts';
import type { Deps } from '../../../http/appEnv.ts';
import type { SignedInCaller } from '../../../session/caller.ts';
import { shortAddress } from '../../../shared/networkOf.ts';
import {
  deleteOtherSessions,
  findUserById,
  lockUser,
  renewToken,
} from '../../../session/queries.ts';
import { insertAuditEntry } from '../../../audit/queries.ts';
import { hashToken, newToken } from '../../../session/tokens.ts';
import type { SecondStep } from '../../second-step/SecondStep.ts';
import { confirmPassword } from '../confirmPassword.ts';
import { managerOf } from '../managerOf.ts';
import { hashPassword } from '../password.ts';
import { passwordProblem } from '../passwordProblem.ts';
import { savePassword } from '../savePassword.ts';

interface AgentCall {
  readonly caller: SignedInCaller;
  readonly address: string;
  readonly requestId: string;
}

const managed = {
  SingleSignOn: 'You log in with single sign-on. Change the password there.',
  Demonstration: 'The password of a demonstration account cannot be changed.',
} as const;

const badNew = (message: string) => badRequest([{ field: 'newPassword', message }]);

/**
 * Changes the caller's password. The caller's other sessions end, and this one gets a new token, so that a copy of
 * the previous one is worth nothing.
 * @returns the new token of the session
 * @throws {Problem} 400 for a wrong password or a bad new one, 409 if the caller cannot change it or the
 *   session ended, 429 after too many wrong ones
 */
export async function changePassword(
  deps: Deps,
  secondStep: Pick<SecondStep, 'passwords'>,
  { caller, address, requestId }: AgentCall,
  { password, newPassword }: InputOf<typeof contractOf>['body'],
): Promise<string> {
  const { db, now } = deps;
  const { userId } = caller;
  const user = await findUserById(db, userId);
  const manager = user && managerOf(user);
  if (!user || manager) throw conflict(manager ? managed[manager] : 'This user was removed.');
  await confirmPassword(deps, secondStep.passwords, { userId, address, password, requestId });
  if (newPassword.normalize('NFKC') === password.normalize('NFKC'))
    throw badNew('must differ from the current password');
  const agent = user.parentUserId === null ? null : await findUserById(db, user.parentUserId);
  const problem = await passwordProblem(newPassword, user, agent ?? null);
  if (problem !== undefined) throw badNew(problem);
  const passwordHash = await hashPassword(newPassword);
  const at = now();
  const token = newToken();
  await db.transaction(async (tx) => {
    const current = await lockUser(tx, userId);
    const isRenewed = await renewToken(tx, caller.session.tokenHash, hashToken(token));
    if (!isRenewed || current?.passwordHash !== user.passwordHash)
      throw conflict('Your password was changed in the meantime. Log in again.');
    await deleteOtherSessions(tx, userId, hashToken(token));
    await savePassword(tx, user, { passwordHash, at });
    const entry = { at, userId, requestId, address: shortAddress(address) };
    await insertAuditEntry(tx, { ...entry, action: 'password changed' });
  });
  return token;
}
