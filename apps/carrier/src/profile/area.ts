import type { Area } from '../Area.ts';
import { profileRoutes } from './routes.ts';
import { profilesStep } from './seed.ts';

/** The profile of an agent. */
export const profile: Area = {
  routes: profileRoutes,
  seedSteps: [profilesStep],
};
