import type { Area } from '../Area.ts';
import { readNotificationsRoutes } from './routes.ts';

/** Which notifications a user has read. */
export const readNotifications: Area = {
  routes: readNotificationsRoutes,
};
