import type { InputOf } from '@agent-portal/data/endpoint';
import {
  type inviteSubAccount,
  mostSubAccounts,
  toAgent,
} from '@agent-portal/data/sub-accounts/contract';
import { conflict } from '../http/answers/problems.ts';
import type { Deps } from '../http/appEnv.ts';
import { lockUser } from '../session/queries.ts';
import { makeChange } from '../audit/makeChange.ts';
import type { AgentCallWithOrigin } from '../http/agentCall.ts';
import { successorAfterEnd } from './handOver.ts';
import { countSubAccounts, insertSubAccount } from './queries.ts';
import { holderOf, nameOf, refusePassed } from './rules.ts';
import { sendInvitation } from './sendInvitation.ts';

/**
 * Creates a sub-account and sends its invitation.
 *
 * @throws {Problem} 400 for a last day that has passed, or when the chosen user cannot take its open items; 409
 *   when the address is taken, there are too many, or the agent has no account
 */
export async function invite(
  deps: Deps,
  changer: AgentCallWithOrigin,
  {
    emailAddress: username,
    endsOn,
    takesOver = toAgent,
    ...named
  }: InputOf<typeof inviteSubAccount>['body'],
): Promise<void> {
  const { today } = deps;
  refusePassed(endsOn, today);
  const { caller, origin } = changer;
  await makeChange(deps, changer, async (tx, at) => {
    const holder = await holderOf(tx, changer);
    await lockUser(tx, holder.userId);
    if ((await countSubAccounts(tx, caller)) >= mostSubAccounts)
      throw conflict(`There are ${mostSubAccounts} sub-accounts already. Remove one first.`);
    const parentUserId = holder.userId;
    const userId = await insertSubAccount(tx, {
      ...named,
      roles: [...new Set(named.roles)],
      username,
      kind: 'sub-account',
      parentUserId,
      passwordHash: null,
      // It has the access of its agent: when the agent may not sign in, neither may it.
      isDemo: holder.isDemo,
      endsOn,
      takesOver: await successorAfterEnd(tx, { parentUserId }, { caller, today }, takesOver),
      lastChange: 'Invited',
      changedAt: at,
      changedBy: caller.userId,
    });
    if (userId === undefined)
      throw conflict('This e-mail address is already in use. Use another one.');
    const { firstName } = named;
    const agent = nameOf(holder);
    await sendInvitation(tx, { userId, firstName, sentTo: username, agent, origin, sentAt: at });
    return { log: [{ action: 'sub-account invited', subjectUserId: userId }] };
  });
}
