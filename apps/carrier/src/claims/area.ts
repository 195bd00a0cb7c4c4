import type { Area } from '../Area.ts';
import { claimsRoutes } from './routes.ts';
import { claimHistoryStep } from './claim/seed/claimHistoryStep.ts';
import { claimsStep } from './seed.ts';

export const claims: Area = {
  routes: claimsRoutes,
  seedSteps: [claimsStep, claimHistoryStep],
};
