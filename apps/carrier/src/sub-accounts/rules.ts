import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getSubAccounts } from '@agent-portal/data/sub-accounts/contract';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCaller } from '../session/caller.ts';
import { countOpenOf } from '../follow-ups/queries/openFollowUps.ts';
import { findWithSecondStep } from '../sign-in/second-step/queries/methods.ts';
import { refusedAs } from '../http/answers/refusedAs.ts';
import { findSubAccounts } from './queries.ts';
import { toSubAccount } from './toSubAccount.ts';

/** The user who changes a sub-account, and the call. */
export interface Changer {
  readonly caller: AgentCaller;
  readonly requestId: string;
  /** Where the portal is, for links in e-mail: `https://portal.example`. */
  readonly origin: string;
}

/** The entry in the audit log for a change that the caller may not make. */
export const refusedChange = refusedAs('sub-account change refused');

/** The agent's sub-accounts, by name. */
export async function subAccountsOf(
  { db, today }: Deps,
  caller: AgentCaller,
): Promise<OutputOf<typeof getSubAccounts>> {
  const found = await findSubAccounts(db, caller);
  const userIds = found.map(({ user }) => user.userId);
  const secured = await findWithSecondStep(db, userIds);
  const open = await countOpenOf(db, userIds);
  return {
    subAccounts: found.map((one) =>
      toSubAccount(one, today, {
        hasSecondStep: secured.has(one.user.userId),
        openFollowUps: open.get(one.user.userId) ?? 0,
      }),
    ),
  };
}
