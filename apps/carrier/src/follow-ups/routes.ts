import {
  assignFollowUp,
  deleteFollowUp,
  getFollowUps,
  getPolicyFollowUps,
  saveFollowUp,
} from '@agent-portal/data/follow-ups/contract';
import { type Route, route } from '../http/route.ts';
import { giveFollowUp, refusedGift } from './giveFollowUp.ts';
import {
  dropFollowUp,
  followUpsOf,
  keepFollowUp,
  listFollowUps,
  refusedFollowUp,
} from './rules.ts';

/** Follow-ups: when users want to come back to requirements. */
export const followUpsRoutes: readonly Route[] = [
  route(getFollowUps, ({ caller, deps, input }) => listFollowUps(deps, caller, input.query)),

  route(getPolicyFollowUps, ({ caller, deps, input }) =>
    followUpsOf(deps, caller, input.params.policyNumber),
  ),

  {
    ...route(saveFollowUp, async ({ deps, input, ...call }) => {
      await keepFollowUp(deps, call, input.body);
      return followUpsOf(deps, call.caller, input.body.policyNumber);
    }),
    attempted: async (c) => refusedFollowUp(c.get('caller')),
  },

  {
    ...route(deleteFollowUp, async ({ deps, input, ...call }) => {
      await dropFollowUp(deps, call, input);
      return followUpsOf(deps, call.caller, input.params.policyNumber);
    }),
    attempted: async (c) => refusedFollowUp(c.get('caller')),
  },

  {
    ...route(assignFollowUp, async ({ deps, input, ...call }) => {
      await giveFollowUp(deps, call, input);
      return followUpsOf(deps, call.caller, input.params.policyNumber);
    }),
    attempted: async (c) => refusedGift(c.get('caller')),
  },
];
