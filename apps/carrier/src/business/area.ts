import type { Area } from '../Area.ts';
import { businessRoutes } from './routes.ts';

/** The figures of /my-business. */
export const business: Area = {
  routes: businessRoutes,
};
