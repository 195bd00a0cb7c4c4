import type { Area } from '../Area.ts';
import { displayRoutes } from './routes.ts';

/** How the portal looks for a user. */
export const display: Area = {
  routes: displayRoutes,
};
