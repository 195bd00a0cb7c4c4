import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { isoDate, isoDateTime } from '../shapes.ts';

/** A current message of the carrier [S3]; `message` is HTML. */
export const temporaryMessage = z.object({
  heading: z.string(),
  message: z.string(),
  publishDate: isoDate,
  /** Its kind in the panel's filter: 'Commissions'. An extension. */
  kind: z.optional(z.string()),
  /** The alert that caused it, as the alerts page names it. An extension. */
  alert: z.optional(z.string()),
  /** When what it announces begins: 48 hours before, it is also a banner. An extension. */
  startsAt: z.optional(isoDateTime),
});
export type TemporaryMessage = z.output<typeof temporaryMessage>;

export const getTemporaryMessages = endpoint({
  name: 'getTemporaryMessages',
  method: 'GET',
  effect: 'read',
  path: '/content/temporarymessages',
  source: '[S7] Session and config',
  summary: 'What the Notifications panel lists, newest first.',
  access: { who: 'anyone' },
  response: z.array(temporaryMessage),
  onServerError: 'inline',
  onForbidden: 'inline',
});

/** Notifications that one call marks as read. */
export const mostMarked = 200;

/** Keys that a carrier keeps for a user, the last read ones. */
export const mostRead = 500;

/** Names a notification, as the portal makes it: without a name, a policy number or an amount. */
const key = z.string().check(z.regex(/^[\w ~-]{1,100}$/, 'must be the key of a notification'));

/** Common to the calls about what is read: each answers the keys that the caller has read. */
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

export const notificationsEndpoints = {
  getTemporaryMessages,
  getReadNotifications,
  markNotificationsRead,
};
