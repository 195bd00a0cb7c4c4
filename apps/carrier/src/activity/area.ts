import type { Area } from '../Area.ts';
import { activityRoutes } from './routes.ts';

/** The activity of an account and its open sessions. */
export const activity: Area = {
  routes: activityRoutes,
};
