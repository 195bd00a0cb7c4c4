import type { Area } from '../../Area.ts';
import { assignedNotices } from './notices.ts';
import { todayRoutes } from './routes.ts';

/** The queue of what an agent has to do. */
export const today: Area = {
  routes: todayRoutes,
  notices: { kind: 'Assigned to you', list: assignedNotices },
};
