import type { Area } from '../Area.ts';
import { watchesRoutes } from './routes.ts';
import { watchesStep } from './seed.ts';

/** Watched policies. */
export const watches: Area = {
  routes: watchesRoutes,
  seedSteps: [watchesStep],
};
