import type { Area } from '../Area.ts';
import { deliveryRoutes } from './routes.ts';

/** How policies are delivered. */
export const delivery: Area = {
  routes: deliveryRoutes,
};
