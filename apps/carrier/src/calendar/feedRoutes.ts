import { createHash } from 'node:crypto';
import { createCalendar, getCalendar, revokeCalendar } from '@agent-portal/data/calendar/contract';
import { notFound } from '../http/answers/problems.ts';
import type { AddressLimit, UserLimit } from '../http/limits/userLimit.ts';
import { untilGone, auditedRoute, route, type Route } from '../http/route.ts';
import { matchesEtag } from '../http/answers/answer.ts';
import { networkOf } from '../shared/networkOf.ts';
import { createFeed, feedOf, revokeFeed, feedPath, tokenOf } from './changeFeed.ts';
import { readerOf, readFeed } from './readFeed.ts';

interface FeedNeeds {
  readonly isDemo: boolean;
  /** Counts the reads of one network, before the database is asked. */
  readonly countAddress: AddressLimit;
  /** Counts the reads of one user's address. */
  readonly countReads: UserLimit;
}

/**
 * Answers the calendar at a secret address, with birthdays and anniversaries if it ends with `?celebrations=yes`.
 * An unknown, a replaced and a revoked address have the same answer, and so has one whose user may not see policies
 * now.
 */
const respond =
  ({ isDemo, countAddress, countReads }: FeedNeeds): Route['respond'] =>
  async (c, { limitReads, originOf, ...deps }) => {
    const client = c.get('client');
    await countAddress(networkOf(client.address));
    const reader = await readerOf(deps, tokenOf(c.req.param('file') ?? ''), isDemo);
    if (!reader) throw notFound('There is no calendar at this address.');
    const { userId } = reader.user;
    await countReads(userId);
    const hasCelebrations = c.req.query('celebrations') === 'yes';
    const requestId = c.get('requestId');
    const read = () =>
      readFeed(deps, reader, { origin: originOf(client), requestId, hasCelebrations });
    const text = await limitReads(userId, read, untilGone(c.req.raw.signal));
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    // Only the calendar program may keep a copy, and it asks each time whether the copy is current.
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    const bytes = new TextEncoder().encode(text);
    return c.body(bytes, 200, {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Length': String(bytes.length),
      'Content-Disposition': 'inline; filename="agent-portal.ics"',
    });
  };

/** The calendar address of a user, and the calendar at that address. */
export const feedRoutes = (needs: FeedNeeds): readonly Route[] => [
  route(getCalendar, ({ caller, deps }) => feedOf(deps, caller.userId)),
  auditedRoute('calendar address refused', createCalendar, ({ deps, input, ...call }) =>
    createFeed(deps, call, input.body.isReplacement),
  ),
  auditedRoute('calendar address refused', revokeCalendar, async ({ deps, ...call }) => {
    await revokeFeed(deps, call);
    return feedOf(deps, call.caller.userId);
  }),
  {
    method: 'GET',
    path: feedPath,
    access: { who: 'anyone' },
    forgeryCheck: 'navigation',
    respond: respond(needs),
  },
];
