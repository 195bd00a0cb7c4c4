import type { Area } from '../Area.ts';
import { userDataRoutes } from './routes.ts';

/** What lists show of the user: the agents to view as. */
export const userData: Area = {
  routes: userDataRoutes,
};
