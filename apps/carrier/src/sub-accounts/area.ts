import type { Area } from '../Area.ts';
import { createUserLimit, type UserLimit } from '../http/limits/userLimit.ts';
import { limits } from '../limits.ts';
import { subAccountsStep } from './seed.ts';
import {
  changeSubAccount,
  getSubAccounts,
  inviteAgain,
  inviteSubAccount,
  removeSubAccount,
  resetSecondStep,
} from '@agent-portal/data/sub-accounts/contract';
import { auditedRoute, route, type Route } from '../http/route.ts';
import { changeAccess, remove, resetSecondStepOf, sendAgain } from './changes.ts';
import { invite } from './invite.ts';
import { subAccountsOf } from './rules.ts';

/** An agent's sub-accounts, for the agent and for home office that acts for it. */
const subAccountsRoutes = (countInvitation: UserLimit): readonly Route[] => [
  route(getSubAccounts, ({ deps, caller }) => subAccountsOf(deps, caller)),

  auditedRoute('sub-account change refused', inviteSubAccount, async ({ deps, input, ...call }) => {
    await countInvitation(call.caller.userId);
    await invite(deps, call, input.body);
    return subAccountsOf(deps, call.caller);
  }),

  auditedRoute('sub-account change refused', changeSubAccount, async ({ deps, input, ...call }) => {
    const handedOver = await changeAccess(deps, call, input);
    return { ...(await subAccountsOf(deps, call.caller)), handedOver };
  }),

  auditedRoute('sub-account change refused', inviteAgain, async ({ deps, input, ...call }) => {
    await countInvitation(call.caller.userId);
    await sendAgain(deps, call, input);
    return subAccountsOf(deps, call.caller);
  }),

  auditedRoute('sub-account change refused', removeSubAccount, async ({ deps, input, ...call }) => {
    const handedOver = await remove(deps, call, input);
    return { ...(await subAccountsOf(deps, call.caller)), handedOver };
  }),

  auditedRoute('sub-account change refused', resetSecondStep, async ({ deps, input, ...call }) => {
    await resetSecondStepOf(deps, call, input);
    return subAccountsOf(deps, call.caller);
  }),
];

export const subAccounts: Area = {
  routes: ({ pool }) => subAccountsRoutes(createUserLimit(pool, limits.invitations)),
  seedSteps: [subAccountsStep],
};
