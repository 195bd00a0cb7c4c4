import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { Area } from '../../Area.ts';
import { followUpsStep } from './seed.ts';
import { followUpNotices } from './notices.ts';
import {
  assignFollowUp,
  deleteFollowUp,
  getFollowUps,
  getPolicyFollowUps,
  saveFollowUp,
} from '@agent-portal/data/follow-ups/contract';
import { auditedRoute, route } from '../../http/route.ts';
import { giveFollowUp } from './giveFollowUp.ts';
import { dropFollowUp, followUpsOf, keepFollowUp, listFollowUps } from './rules.ts';

/** Follow-ups of policies. */
export const followUps: Area = {
  routes: [
    route(getFollowUps, ({ caller, deps, input }) => listFollowUps(deps, caller, input.query)),

    route(getPolicyFollowUps, ({ caller, deps, input }) =>
      followUpsOf(deps, caller, input.params.policyNumber),
    ),

    auditedRoute('follow-up refused', saveFollowUp, async ({ deps, input, ...call }) => {
      await keepFollowUp(deps, call, input.body);
      return followUpsOf(deps, call.caller, input.body.policyNumber);
    }),

    auditedRoute('follow-up refused', deleteFollowUp, async ({ deps, input, ...call }) => {
      await dropFollowUp(deps, call, input);
      return followUpsOf(deps, call.caller, input.params.policyNumber);
    }),

    auditedRoute(
      'follow-up assignment refused',
      assignFollowUp,
      async ({ deps, input, ...call }) => {
        await giveFollowUp(deps, call, input);
        return followUpsOf(deps, call.caller, input.params.policyNumber);
      },
    ),
  ],
  seedSteps: [followUpsStep],
  notices: { kind: 'Follow-ups', access: policiesAccess, list: followUpNotices },
};
