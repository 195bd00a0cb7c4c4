import type { Area } from '../Area.ts';
import { clientsRoutes } from './routes.ts';
import { deathsStep } from './seed/deathsStep.ts';
import { clientsStep } from './seed.ts';

/** Clients: one person on all policies of a book, and the person's household. */
export const clients: Area = {
  routes: ({ isFeatureOn }) => clientsRoutes(isFeatureOn),
  seedSteps: [clientsStep, deathsStep],
};
