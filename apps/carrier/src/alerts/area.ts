import type { Area } from '../Area.ts';
import { createUserLimit } from '../http/limits/userLimit.ts';
import { limits } from '../limits.ts';
import { alertNotices } from './notices.ts';
import { alertsRoutes } from './routes.ts';
import { alertsStep } from './seed.ts';

/** Alerts and where they are sent. */
export const alerts: Area = {
  routes: ({ pool }) => alertsRoutes(createUserLimit(pool, limits.testMessages)),
  seedSteps: [alertsStep],
  notices: { list: alertNotices },
};
