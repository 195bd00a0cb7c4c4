import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getSubAccounts } from '@agent-portal/data/sub-accounts/contract';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCaller } from '../session/caller.ts';
import { findWithSecondStep } from '../sign-in/second-step/queries/methods.ts';
import { refusedAs } from '../http/answers/refusedAs.ts';
import { findSubAccounts } from './queries.ts';
import { toSubAccount } from './toSubAccount.ts';

/** Who changes a sub-account, and by which call. */
export interface Changer {
  readonly caller: AgentCaller;
  readonly requestId: string;
  /** Where the portal is, for links in e-mail: `https://portal.example`. */
  readonly origin: string;
}

/** What stands in the audit log of a change that somebody may not make. */
export const refusedChange = refusedAs('sub-account change refused');

/** The agent's sub-accounts, by name. */
export async function subAccountsOf(
  { db, today }: Deps,
  caller: AgentCaller,
): Promise<OutputOf<typeof getSubAccounts>> {
  const found = await findSubAccounts(db, caller);
  const secured = await findWithSecondStep(
    db,
    found.map(({ user }) => user.userId),
  );
  return {
    subAccounts: found.map((one) => toSubAccount(one, today, secured.has(one.user.userId))),
  };
}
