import type { Area } from '../Area.ts';
import { savedViewsRoutes } from './routes.ts';
import { savedViewsStep } from './seed.ts';

/** Saved views of lists. */
export const savedViews: Area = {
  routes: savedViewsRoutes,
  seedSteps: [savedViewsStep],
};
