import type { Area } from '../Area.ts';
import { sessionRoutes } from './routes.ts';
import { accountsStep } from './seed.ts';

/** The session of the caller. */
export const session: Area = {
  routes: ({ config }) => sessionRoutes(config),
  seedSteps: [accountsStep],
};
