import type { Area } from '../Area.ts';
import { productionRoutes } from './routes.ts';
import { productionStep } from './seed.ts';

export const production: Area = {
  routes: productionRoutes,
  seedSteps: [productionStep],
};
