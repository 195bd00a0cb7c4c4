import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { policiesAccess } from '../policies/policiesAccess.ts';
import { isoDateTime } from '../shapes.ts';

/** The calendar address of a user. The carrier stores only a hash of it, so it cannot show it again. */
const feed = () =>
  z.object({
    /** When the address was created, or replaced. */
    createdAt: isoDateTime,
    /** When a calendar last read it; null before the first time. */
    lastReadAt: z.nullable(isoDateTime),
  });

/** Common to all calls. Home office cannot make them while it acts for an agent. */
const shared = {
  path: '/API/UserData/Calendar',
  access: { ...policiesAccess, inPerson: true },
  source: 'an extension: calendar of follow-ups and deadlines',
  isOptional: true,
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

const state = z.lazy(() =>
  z.object({
    /** Null while the user has no address. */
    feed: z.nullable(feed()),
  }),
);

export const getCalendar = endpoint({
  ...shared,
  name: 'getCalendar',
  method: 'GET',
  effect: 'read',
  summary: 'Whether the caller has a calendar address, and when a calendar last read it.',
  response: state,
});

export const createCalendar = endpoint({
  ...shared,
  name: 'createCalendar',
  method: 'POST',
  effect: 'change',
  summary:
    'Creates the secret address of a calendar (RFC 5545) with the open follow-ups of the caller and the deadlines of its book. It names no client. The address is in this answer only. A former address stops working. 409 if the caller has an address that the call does not replace.',
  body: z.strictObject({
    /** Whether the call may replace an address. */
    isReplacement: z.boolean(),
  }),
  response: z.lazy(() =>
    z.object({
      feed: feed(),
      /** The address for calendar programs: `https://portal.example/API/Calendar/…`. */
      address: z.string(),
    }),
  ),
});

export const revokeCalendar = endpoint({
  ...shared,
  name: 'revokeCalendar',
  method: 'DELETE',
  effect: 'change',
  summary: 'Ends the calendar address of the caller, if there is one.',
  response: state,
});

export const calendarEndpoints = { getCalendar, createCalendar, revokeCalendar };
