import type { Area } from '../Area.ts';
import { claimsRoutes } from './routes.ts';
import { claimsStep } from './seed.ts';

/** Claims. */
export const claims: Area = {
  routes: claimsRoutes,
  seedSteps: [claimsStep],
};
