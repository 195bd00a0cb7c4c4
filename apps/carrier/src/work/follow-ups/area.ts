import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { Area } from '../../Area.ts';
import { followUpsStep } from './seed.ts';
import { followUpNotices } from './notices.ts';
import {
  deleteFollowUp,
  getFollowUps,
  getPolicyFollowUps as policyFollowUps,
  saveFollowUp,
} from '@agent-portal/data/work/follow-ups/contract';
import { auditedRoute, route } from '../../http/route.ts';
import { refuseSubject } from './about.ts';
import { giveFollowUp, takeBack } from './giveFollowUp.ts';
import { answerTo, getPolicyFollowUps, listFollowUps } from './listFollowUps.ts';
import { dropFollowUp, toItemKey, keepFollowUp } from './rules.ts';

export const followUps: Area = {
  routes: [
    route(getFollowUps, ({ deps, input, ...call }) => listFollowUps(deps, call, input.query)),

    route(policyFollowUps, ({ deps, input, ...call }) =>
      getPolicyFollowUps(deps, call, input.params.policyNumber),
    ),

    auditedRoute('follow-up refused', saveFollowUp, async ({ deps, input: { body }, ...call }) => {
      refuseSubject(call, toItemKey(body));
      const { personId, ownerId, ...own } = body;
      const isOwn = personId === undefined || (personId === call.caller.userId && !ownerId);
      const saved = isOwn
        ? await keepFollowUp(deps, call, own)
        : await giveFollowUp(deps, call, { ...body, personId });
      return answerTo(deps, call, saved);
    }),

    auditedRoute('follow-up refused', deleteFollowUp, async ({ deps, input, ...call }) => {
      refuseSubject(call, toItemKey(input.params));
      const { params, query } = input;
      const { ownerId } = query;
      const deleted =
        ownerId === undefined || ownerId === call.caller.userId
          ? await dropFollowUp(deps, call, input)
          : await takeBack(deps, call, { params, query: { ...query, ownerId } });
      return deleted ? answerTo(deps, call, deleted) : { followUps: [] };
    }),
  ],
  seedSteps: [followUpsStep],
  notices: { kind: 'Follow-ups', access: policiesAccess, list: followUpNotices },
};
