import type { Area } from '../Area.ts';
import { commissionsRoutes } from './routes.ts';
import { commissionsStep } from './seed.ts';
import { commissionNotices } from './notices.ts';

/** Commissions, their statements and their traces. */
export const commissions: Area = {
  routes: commissionsRoutes,
  seedSteps: [commissionsStep],
  notices: { kind: 'Commissions', list: commissionNotices },
};
