import type { Area } from '../Area.ts';
import { todayRoutes } from './routes.ts';

/** The queue of what an agent has to do. */
export const today: Area = {
  routes: ({ isFeatureOn }) => todayRoutes(isFeatureOn),
};
