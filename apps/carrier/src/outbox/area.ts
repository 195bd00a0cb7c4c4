import type { Area } from '../Area.ts';
import { outboxRoutes } from './outboxRoutes.ts';

/** E-mails that were sent, shown next to the demonstration accounts only. */
export const outbox: Area = {
  routes: ({ config: { isDemo } }) => (isDemo ? outboxRoutes : []),
};
