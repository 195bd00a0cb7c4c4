import type { SendingDeps } from '../alerts/delivery/sendAlerts.ts';
import { handOverFollowUps } from '../follow-ups/handOverFollowUps.ts';
import { lockUser } from '../session/queries.ts';
import { logError } from '../shared/logError.ts';
import { findEndedWithFollowUps, findParent, lockEnded } from './queries.ts';

/**
 * Gives the open follow-ups of sub-accounts whose last day has passed to their agent. Runs in the passes that
 * send alerts.
 *
 * @returns false when some failed; the next pass retries them
 */
export async function handOverEnded({
  db,
  today,
  now,
  log,
}: Pick<SendingDeps, 'db' | 'today' | 'now' | 'log'>): Promise<boolean> {
  let isAllDone = true;
  for (const { userId, parentUserId } of await findEndedWithFollowUps(db, today)) {
    try {
      await db.transaction(async (tx) => {
        if (parentUserId !== null) await lockUser(tx, parentUserId);
        const from = await lockEnded(tx, userId, today);
        const to = from && (await findParent(tx, from));
        if (!to) return;
        const { agentId } = to;
        const requestId = 'last day of access';
        await handOverFollowUps(tx, { from, to, at: now(), by: null, agentId, requestId });
      });
    } catch (error) {
      isAllDone = false;
      logError(log, error, 'Follow-ups were not handed over', { userId });
    }
  }
  return isAllDone;
}
