import type { Area } from '../Area.ts';
import { createUserLimit } from '../http/limits/userLimit.ts';
import { limits } from '../limits.ts';
import { impersonationRoutes } from './routes.ts';

/** Home office that acts for an agent. */
export const impersonation: Area = {
  routes: ({ pool, config }) => impersonationRoutes(createUserLimit(pool, limits.searches), config),
};
