import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { Area } from '../Area.ts';
import { followUpsRoutes } from './routes.ts';
import { followUpsStep } from './seed.ts';
import { followUpNotices } from './notices.ts';

/** Follow-ups of policies. */
export const followUps: Area = {
  routes: followUpsRoutes,
  seedSteps: [followUpsStep],
  notices: { kind: 'Follow-ups', access: policiesAccess, list: followUpNotices },
};
