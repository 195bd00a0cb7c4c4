import type { Area } from '../Area.ts';
import { createUserLimit } from '../http/limits/userLimit.ts';
import { limits } from '../limits.ts';
import { searchRoutes } from './routes.ts';

/** The search of the command palette. */
export const search: Area = {
  routes: ({ pool }) => searchRoutes(createUserLimit(pool, limits.searches)),
};
