import type { Area } from '../Area.ts';
import { configRoutes } from './routes.ts';

/** What the portal has to know of monitoring and tags. */
export const monitoring: Area = {
  routes: ({ config }) => configRoutes(config),
};
