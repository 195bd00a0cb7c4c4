import type { Area } from '../Area.ts';
import { policiesRoutes } from './routes.ts';
import { policiesStep } from './seed/policiesStep.ts';
import { v2Routes } from './v2/v2Routes.ts';

/** Policies: their lists, details, files and actions. */
export const policies: Area = {
  routes: [...policiesRoutes, ...v2Routes],
  seedSteps: [policiesStep],
};
