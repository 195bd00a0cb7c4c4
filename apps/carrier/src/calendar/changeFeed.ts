import type { createCalendar, getCalendar } from '@agent-portal/data/calendar/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { conflict } from '../http/answers/problems.ts';
import type { Deps } from '../http/appEnv.ts';
import { deleteFeed, lockUser } from '../session/queries.ts';
import { auditChange } from '../audit/auditChange.ts';
import type { AgentCall, AgentCallWithOrigin } from '../http/agentCall.ts';
import { hashToken, newToken } from '../session/tokens.ts';
import { feedAddress } from './feedAddress.ts';
import { findFeed, writeFeed } from './queries.ts';

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
 * Creates an address, or replaces a former one, which stops working. The change and its entry in the audit log
 * are one transaction.
 *
 * @throws {Problem} 409 when there is an address that the call does not replace
 */
export async function createFeed(
  { db, now }: Deps,
  change: AgentCallWithOrigin,
  isReplacement: boolean,
): Promise<OutputOf<typeof createCalendar>> {
  const { userId } = change.caller;
  const token = newToken();
  const createdAt = now();
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const former = await findFeed(tx, userId);
    if (former && !isReplacement)
      throw conflict('You have a calendar address already. Replace it to get a new one.');
    await writeFeed(tx, { userId, tokenHash: hashToken(token), idKey: newToken(), createdAt });
    const action = former ? 'calendar address replaced' : 'calendar address created';
    await auditChange(tx, change, { at: createdAt, action });
  });
  return {
    feed: { createdAt: createdAt.toISOString(), lastReadAt: null },
    address: feedAddress(change.origin, token),
  };
}

/** Ends an address, if there is one. The change and its entry in the audit log are one transaction. */
export async function revokeFeed({ db, now }: Deps, change: AgentCall): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, change.caller.userId);
    const isThere = await deleteFeed(tx, change.caller.userId);
    if (isThere) await auditChange(tx, change, { at: now(), action: 'calendar address revoked' });
  });
}
