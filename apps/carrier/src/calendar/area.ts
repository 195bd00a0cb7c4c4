import type { Area } from '../Area.ts';
import { createAddressLimit, createUserLimit } from '../http/limits/userLimit.ts';
import { limits } from '../limits.ts';
import { feedRoutes } from './feedRoutes.ts';

/** The calendar of a user's follow-ups and deadlines, at a secret address. */
export const calendar: Area = {
  routes: ({ config: { isDemo }, pool }) =>
    feedRoutes({
      isDemo,
      countAddress: createAddressLimit(limits.calendarAddresses),
      countReads: createUserLimit(pool, limits.calendarReads),
    }),
};
