import type { Area } from '../Area.ts';
import { featuresRoutes } from './routes.ts';
import { featuresStep } from './seed.ts';

/** Which features are on. */
export const features: Area = {
  routes: ({ isFeatureOn }) => featuresRoutes(isFeatureOn),
  seedSteps: [featuresStep],
};
