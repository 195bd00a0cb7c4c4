import type { OutputOf } from '@agent-portal/data/endpoint';
import { type getWatches, mostWatches } from '@agent-portal/data/watches/contract';
import type { Deps } from '../http/appEnv.ts';
import { conflict, notFound } from '../http/answers/problems.ts';
import type { AgentCaller } from '../session/caller.ts';
import { lockUser } from '../session/queries.ts';
import { changesBetween, seenOf } from './changesBetween.ts';
import {
  countWatches,
  deleteWatch,
  deleteNoticesBefore,
  findNotices,
  findWatchable,
  findWatched,
  insertWatch,
  noteChanges,
} from './queries.ts';

/** How long a notice is stored, in milliseconds: 90 days. */
const noticeLifetimeMs = 90 * 86_400_000;

/**
 * Compares every watched policy that the caller may still see with its last seen state, saves the changes, and
 * returns all watches and the latest notices. A policy that has left the book is left out, with its notices.
 */
export async function lookAtWatches(
  { db, today, now }: Deps,
  caller: AgentCaller,
): Promise<OutputOf<typeof getWatches>> {
  const { userId, producerId } = caller;
  const watched = await findWatched(db, caller, caller.agentIds);
  const noticedAt = now();
  let hasChanged = false;
  for (const { policy, seen: before } of watched) {
    const after = seenOf(policy, today);
    const { policyNumber } = policy;
    const changes = changesBetween(before, after);
    if (changes.length === 0) continue;
    hasChanged = true;
    const notice = { userId, producerId, policyNumber, changes, noticedAt, noticedOn: today };
    await noteChanges(db, notice, { before, after });
  }
  if (hasChanged) {
    const oldest = new Date(noticedAt.getTime() - noticeLifetimeMs);
    await deleteNoticesBefore(db, caller, oldest);
  }
  const insureds = new Map(
    watched.map(({ policy }) => [policy.policyNumber, policy.primaryInsured]),
  );
  const notices = insureds.size > 0 ? await findNotices(db, caller, [...insureds.keys()]) : [];
  return {
    watches: watched.map(({ policy, watchedAt }) => ({
      policyNumber: policy.policyNumber,
      primaryInsured: policy.primaryInsured,
      policyStatus: policy.status,
      watchedAt: watchedAt.toISOString(),
    })),
    notices: notices.map(({ noticeId, policyNumber, changes, noticedAt: at, noticedOn }) => ({
      noticeId,
      policyNumber,
      primaryInsured: insureds.get(policyNumber) ?? '',
      changes: [...changes],
      noticedAt: at.toISOString(),
      noticedOn,
    })),
  };
}

/**
 * Starts watching a policy from its current state.
 *
 * @throws {Problem} 404 when it is not in the caller's book; 409 when there are too many watches
 */
export async function beginWatch(
  { db, today, now }: Deps,
  caller: AgentCaller,
  typed: string,
): Promise<void> {
  const { userId, producerId } = caller;
  const policy = await findWatchable(db, caller.agentIds, typed);
  if (policy === undefined) throw notFound(`There is no policy ${typed} in your book.`);
  const { policyNumber } = policy;
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await insertWatch(tx, {
      userId,
      producerId,
      policyNumber,
      watchedAt: now(),
      seen: seenOf(policy, today),
    });
    if ((await countWatches(tx, caller)) > mostWatches) {
      throw conflict(`You watch ${mostWatches} policies already. Stop watching one of them first.`);
    }
  });
}

/** Stops watching a policy, also one that has left the book, and deletes its notices. */
export async function endWatch(
  { db }: Deps,
  caller: AgentCaller,
  policyNumber: string,
): Promise<void> {
  await deleteWatch(db, caller, policyNumber);
}
