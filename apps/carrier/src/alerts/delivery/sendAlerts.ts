import { getAlertPreferences } from '@agent-portal/data/alerts/contract';
import type { Logger } from 'pino';
import { areFeaturesOn } from '../../http/access.ts';
import type { IsFeatureOn } from '../../http/IsFeatureOn.ts';
import type { Database } from '../../db/connection.ts';
import { addDays } from '../../db/dates.ts';
import { logError } from '../../shared/logError.ts';
import { sendEmail } from '../../outbox/queries.ts';
import { findPreferences } from '../queries.ts';
import { lockProducer } from '../../session/queries.ts';
import { alertEmail } from './alertEmail.ts';
import { audienceOf } from './audienceOf.ts';
import { reportedDays, digestDay } from './days.ts';
import { forgetBefore, takeDigest, takeUnsent } from './queries/audience.ts';
import { findUnsent, findWanted, type UnsentAlert } from './queries/findUnsent.ts';
import { eventWords } from './eventWords.ts';

/** The dependencies of a pass. */
export interface SendingDeps {
  readonly db: Database;
  /** The business date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly now: () => Date;
  readonly isFeatureOn: IsFeatureOn;
  /** Whether demonstration accounts count. */
  readonly isDemo: boolean;
  /** Where the portal is, for links in e-mail: `https://portal.example`. */
  readonly origin: string;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * Sends an agent its unsent alerts, one e-mail for each address. The same transaction records them as
 * sent. So another process, a crash or a repeated business date never sends them twice, and the next
 * pass retries what failed.
 *
 * @param unsent alerts of one agent and one frequency
 */
async function sendToAgent(
  deps: SendingDeps,
  unsent: readonly [UnsentAlert, ...UnsentAlert[]],
): Promise<void> {
  const { db, today, now, origin } = deps;
  const [{ producerId, frequency }] = unsent;
  await db.transaction(async (tx) => {
    // A change of the alerts waits for this, and so does another process that sends them.
    await lockProducer(tx, producerId);
    const preferences = await findPreferences(tx, producerId);
    const { agent, recipients } = await audienceOf(tx, producerId, deps);
    const isWanted = ({ event }: UnsentAlert) =>
      preferences.some(
        (one) => one.event === event && one.byEmail && one.frequency === frequency,
      ) && recipients.some(({ maySee }) => maySee(event));
    const wanted = unsent.filter(isWanted);
    if (wanted.length === 0) return;
    if (frequency !== 'AtOnce') {
      const digest = { producerId, frequency, digestOn: digestDay(today)[frequency] };
      if (!(await takeDigest(tx, digest))) return;
    }
    const taken = await takeUnsent(tx, wanted);
    for (const { email: sentTo, maySee } of recipients) {
      const happenings = taken.filter(({ event }) => maySee(event));
      if (happenings.length === 0) continue;
      const email = alertEmail({ agent, frequency, today, origin, happenings });
      await sendEmail(tx, { ...email, sentTo, sentAt: now() });
    }
  });
}

/**
 * Sends the alerts that are due. It reads the events once for all agents, by day.
 *
 * @param daysBack how many days back it looks
 * @returns false when some alerts failed
 */
export async function sendAlerts(deps: SendingDeps, daysBack = reportedDays): Promise<boolean> {
  const { db, today, isFeatureOn, log } = deps;
  // When no agent can change alerts, no agent gets any.
  if (!(await areFeaturesOn(getAlertPreferences.access, isFeatureOn))) return true;
  const unsent: UnsentAlert[] = [];
  for (const event of await findWanted(db)) {
    const isOpen = await areFeaturesOn(eventWords[event].access, isFeatureOn);
    if (isOpen) unsent.push(...(await findUnsent(db, event, today, daysBack)));
  }
  const each = Map.groupBy(unsent, ({ producerId, frequency }) => `${frequency} ${producerId}`);
  let isAllSent = true;
  for (const [first, ...more] of each.values()) {
    if (!first) continue;
    try {
      await sendToAgent(deps, [first, ...more]);
    } catch (error) {
      // The other agents get theirs. The next pass retries these.
      isAllSent = false;
      logError(log, error, 'Alerts were not sent', { producerId: first.producerId });
    }
  }
  await forgetBefore(db, addDays(today, -2 * reportedDays));
  return isAllSent;
}
