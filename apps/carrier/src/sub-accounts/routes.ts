import {
  changeSubAccount,
  getSubAccounts,
  inviteAgain,
  inviteSubAccount,
  removeSubAccount,
  resetSecondStep,
} from '@agent-portal/data/sub-accounts/contract';
import type { UserLimit } from '../http/limits/userLimit.ts';
import { type Route, route } from '../http/route.ts';
import { changeAccess, remove, resetSecondStepOf, sendAgain } from './changes.ts';
import { invite } from './invite.ts';
import { refusedChange, subAccountsOf } from './rules.ts';

const attempted: Route['attempted'] = async (c) => refusedChange(c.get('caller'));

/** An agent's sub-accounts, for the agent and for home office that acts for it. */
export const subAccountsRoutes = (countInvitation: UserLimit): readonly Route[] => [
  route(getSubAccounts, ({ deps, caller }) => subAccountsOf(deps, caller)),

  {
    ...route(inviteSubAccount, async ({ deps, input, ...call }) => {
      await countInvitation(call.caller.userId);
      await invite(deps, call, input.body);
      return subAccountsOf(deps, call.caller);
    }),
    attempted,
  },

  {
    ...route(changeSubAccount, async ({ deps, input, ...call }) => {
      await changeAccess(deps, call, input);
      return subAccountsOf(deps, call.caller);
    }),
    attempted,
  },

  {
    ...route(inviteAgain, async ({ deps, input, ...call }) => {
      await countInvitation(call.caller.userId);
      await sendAgain(deps, call, input);
      return subAccountsOf(deps, call.caller);
    }),
    attempted,
  },

  {
    ...route(removeSubAccount, async ({ deps, input, ...call }) => {
      await remove(deps, call, input);
      return subAccountsOf(deps, call.caller);
    }),
    attempted,
  },

  {
    ...route(resetSecondStep, async ({ deps, input, ...call }) => {
      await resetSecondStepOf(deps, call, input);
      return subAccountsOf(deps, call.caller);
    }),
    attempted,
  },
];
