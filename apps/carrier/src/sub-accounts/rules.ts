import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getSubAccounts } from '@agent-portal/data/sub-accounts/contract';
import type { Attempt } from '../http/answers/problems.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCaller, Caller } from '../session/caller.ts';
import { findWithSecondStep } from '../second-step/queries/methods.ts';
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
export const refusedChange = (caller: Caller): Attempt => ({
  action: 'sub-account change refused',
  agentId: caller.kind === 'agent' ? caller.agentId : null,
});

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
