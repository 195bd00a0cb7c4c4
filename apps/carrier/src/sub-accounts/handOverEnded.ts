import type { SendingDeps } from '../alerts/delivery/sendAlerts.ts';
import { handOverFollowUps } from '../work/follow-ups/handOverFollowUps.ts';
import { lockUser } from '../session/queries.ts';
import { logError } from '../shared/logError.ts';
import { canTake } from './handOver.ts';
import { findChosenSuccessor, findEndedWithFollowUps, findParent, lockEnded } from './queries.ts';

/**
 * Gives the open follow-ups of sub-accounts whose last day has passed to the user who was chosen, or
 * to their agent if none was or the user can no longer take them. Runs in the passes that send alerts.
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
        const agent = from && (await findParent(tx, from));
        if (!agent) return;
        const chosen = await findChosenSuccessor(tx, from);
        const to = chosen && canTake(chosen, today) ? chosen : agent;
        const { agentId } = agent;
        const requestId = 'last day of access';
        const access = { from, to, agent, agentId };
        await handOverFollowUps(tx, { ...access, at: now(), today, by: null, requestId });
      });
    } catch (error) {
      isAllDone = false;
      logError(log, error, 'Follow-ups were not handed over', { userId });
    }
  }
  return isAllDone;
}
