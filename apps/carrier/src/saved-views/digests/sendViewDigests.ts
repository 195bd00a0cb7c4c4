import { digestFrequencies } from '@agent-portal/data/saved-views/contract';
import { digestDay } from '../../alerts/delivery/days.ts';
import type { SendingDeps } from '../../alerts/delivery/sendAlerts.ts';
import { mayReadPolicies } from '../../http/maySee.ts';
import { sendEmail } from '../../outbox/queries.ts';
import { logError } from '../../shared/logError.ts';
import { readViews } from '../rules.ts';
import { rowIdsOfView } from '../viewQuery.ts';
import { digestEmail, mostListed } from './digestEmail.ts';
import {
  type DigestKey,
  findDueDigests,
  findPolicies,
  findReader,
  setSentCount,
  markDigestSent,
} from './queries.ts';

/**
 * Sends one view to one reader. The same transaction records it as sent, so that no digest is sent twice. A
 * reader who may not see the view today gets nothing, and is asked again for the next day.
 */
async function sendDigest(deps: SendingDeps, key: DigestKey, day: string): Promise<void> {
  const { db, now, origin } = deps;
  await db.transaction(async (tx) => {
    const marked = await markDigestSent(tx, key, day);
    const reader = marked && (await findReader(tx, key));
    if (!reader || !mayReadPolicies(reader, deps)) return;
    const [view] = await readViews(tx, { ...key, agentIds: reader.agentIds }, [key.viewId]);
    const call = { ...deps, db: tx };
    const rowIds = view && (await rowIdsOfView(call, reader, view));
    if (!rowIds) return;
    const email = digestEmail({
      view,
      frequency: key.frequency,
      count: rowIds.length,
      lastCount: marked.lastCount,
      policies: await findPolicies(tx, rowIds.subarray(0, mostListed)),
      origin,
    });
    const { user, producer } = reader;
    const sentTo = user.kind === 'sub-account' ? user.username : producer.email;
    await sendEmail(tx, { ...email, sentTo, sentAt: now() });
    await setSentCount(tx, key, rowIds.length);
  });
}

/**
 * Sends the views that are due by e-mail, each day or each week.
 *
 * @returns false when some failed; the next pass retries them
 */
export async function sendViewDigests(deps: SendingDeps): Promise<boolean> {
  const { db, today, log } = deps;
  let isAllSent = true;
  for (const frequency of digestFrequencies) {
    const day = digestDay(today)[frequency];
    for (const key of await findDueDigests(db, frequency, day)) {
      try {
        await sendDigest(deps, key, day);
      } catch (error) {
        isAllSent = false;
        logError(log, error, 'A view was not sent', { viewId: key.viewId });
      }
    }
  }
  return isAllSent;
}
