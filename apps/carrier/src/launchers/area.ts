import type { Area } from '../Area.ts';
import { launchersRoutes } from './routes.ts';
import { standInRoutes } from './standInRoutes.ts';

/** Tools of third parties, and their stand-ins next to the demonstration accounts. */
export const launchers: Area = {
  routes: ({ config }) => [...launchersRoutes(config), ...(config.isDemo ? standInRoutes : [])],
};
