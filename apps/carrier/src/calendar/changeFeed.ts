import type { createCalendar, getCalendar } from '@agent-portal/data/calendar/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { conflict } from '../http/answers/problems.ts';
import type { Deps } from '../http/appEnv.ts';
import { deleteFeed, lockUser } from '../session/queries.ts';
import { makeChange } from '../audit/makeChange.ts';
import type { AgentCall, AgentCallWithOrigin } from '../http/agentCall.ts';
import { hashToken, newToken } from '../session/tokens.ts';
import { findFeed, writeFeed } from './queries.ts';

/** Where calendars read. The braces keep the token out of logs, which have the pattern only. */
export const feedPath = '/API/Calendar/{file}';

const ending = '.ics';

/** The address of a token, with the ending that calendar programs expect. */
const feedAddress = (origin: string, token: string) =>
  `${origin}${feedPath.replace('{file}', `${token}${ending}`)}`;

/** The token in the last part of an address; undefined if it cannot be one. */
export function tokenOf(file: string): string | undefined {
  const [, token] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
  return token;
}

/** Whether a user has an address, and when it was last read. */
export async function feedOf(
  { db }: Pick<Deps, 'db'>,
  userId: number,
): Promise<OutputOf<typeof getCalendar>> {
  const feed = await findFeed(db, userId);
  if (!feed) return { feed: null };
  const { createdAt, lastReadAt } = feed;
  return {
    feed: {
      createdAt: createdAt.toISOString(),
      lastReadAt: lastReadAt?.toISOString() ?? null,
    },
  };
}

/**
 * Creates an address, or replaces an earlier one, which stops working.
 *
 * @throws {Problem} 409 when there is an address that the call does not replace
 */
export async function createFeed(
  deps: Deps,
  change: AgentCallWithOrigin,
  isReplacement: boolean,
): Promise<OutputOf<typeof createCalendar>> {
  const { userId } = change.caller;
  const token = newToken();
  return makeChange(deps, change, async (tx, createdAt) => {
    await lockUser(tx, userId);
    const former = await findFeed(tx, userId);
    if (former && !isReplacement)
      throw conflict('You have a calendar address already. Replace it to get a new one.');
    await writeFeed(tx, { userId, tokenHash: hashToken(token), idKey: newToken(), createdAt });
    const feed = { createdAt: createdAt.toISOString(), lastReadAt: null };
    return {
      log: [{ action: former ? 'calendar address replaced' : 'calendar address created' }],
      answer: { feed, address: feedAddress(change.origin, token) },
    };
  });
}

/** Ends an address, if there is one. */
export const revokeFeed = (deps: Deps, change: AgentCall): Promise<void> =>
  makeChange(deps, change, async (tx) => {
    const { userId } = change.caller;
    await lockUser(tx, userId);
    return { log: [(await deleteFeed(tx, userId)) && { action: 'calendar address revoked' }] };
  });
