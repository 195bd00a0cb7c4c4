import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Notifications that one call marks as read. */
export const mostMarked = 200;

/** Keys that a carrier keeps for a user, the last read ones. */
export const mostRead = 500;

/** Names a notification, as the portal makes it: without a name, a policy number or an amount. */
const key = z.string().check(z.regex(/^[\w ~-]{1,100}$/, 'must be the key of a notification'));

/** Common to all calls: each answers the keys that the caller has read. */
const shared = {
  path: '/API/UserData/ReadNotifications',
  access: { who: 'signed-in' },
  response: z.object({ keys: z.array(z.string()) }),
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

export const getReadNotifications = endpoint({
  ...shared,
  name: 'getReadNotifications',
  method: 'GET',
  effect: 'read',
  source: 'decisions, 10 (notifications)',
  isOptional: true,
  summary: 'The notifications that the caller has read, in any browser.',
});

export const markNotificationsRead = endpoint({
  ...shared,
  name: 'markNotificationsRead',
  method: 'POST',
  effect: 'change',
  source: 'decisions, 10 (notifications)',
  isOptional: true,
  summary: 'Marks notifications as read.',
  body: z.strictObject({
    keys: z
      .array(key)
      .check(
        z.minLength(1, 'must name a notification'),
        z.maxLength(mostMarked, `must have at most ${mostMarked} keys`),
      ),
  }),
});

export const readNotificationsEndpoints = { getReadNotifications, markNotificationsRead };
