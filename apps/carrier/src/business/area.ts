import type { Area } from '../Area.ts';
import { businessRoutes } from './routes.ts';

/** My Business. */
export const business: Area = {
  routes: businessRoutes,
};
