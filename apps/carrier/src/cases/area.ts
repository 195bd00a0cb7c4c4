import type { Area } from '../Area.ts';
import { casesRoutes } from './routes.ts';
import { casesStep } from './seed/casesStep.ts';

/** Cases that wait for signatures. */
export const cases: Area = {
  routes: casesRoutes,
  seedSteps: [casesStep],
};
