import { hierarchyAccess } from '@agent-portal/data/hierarchy/hierarchyAccess';
import type { Area } from '../Area.ts';
import { hierarchyRoutes } from './routes.ts';
import { hierarchyStep } from './seed.ts';
import { standingStep } from './standing/seed.ts';
import { endingNotices } from './notices.ts';

/** The hierarchy of agents [S7]. */
export const hierarchy: Area = {
  routes: hierarchyRoutes,
  seedSteps: [hierarchyStep, standingStep],
  notices: { kind: 'Hierarchy', access: hierarchyAccess, list: endingNotices },
};
