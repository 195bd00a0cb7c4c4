import type { Area } from '../Area.ts';
import { debtRoutes } from './routes.ts';
import { debtStep } from './seed.ts';

/** Debt and advances. */
export const debt: Area = {
  routes: debtRoutes,
  seedSteps: [debtStep],
};
