import { getAlertPreferences } from '@agent-portal/data/alerts/contract';
import type { Logger } from 'pino';
import { areFeaturesOn, type IsFeatureOn } from '../../features/features.ts';
import type { Database } from '../../db/connection.ts';
import { addDays } from '../../db/dates.ts';
import { logError } from '../../logError.ts';
import { sendEmail } from '../../outbox/queries.ts';
import { findPreferences, lockAlerts } from '../queries.ts';
import { alertEmail } from './alertEmail.ts';
import { audienceOf } from './audienceOf.ts';
import { daysTold, digestDay } from './days.ts';
import { forgetBefore, takeDigest, takeUntold } from './queries/ledger.ts';
import { findUntold, findWanted, type Untold } from './queries/untold.ts';
import { eventWords } from './words.ts';

/** What sends alerts works with. */
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
 * Tells an agent by e-mail what it was not told of, in one e-mail an address. What is told is written
 * down in the same transaction, so that neither another process, a crash nor a second turn of the
 * business date sends it again, and what could not be sent stays to be told.
 *
 * @param untold of one agent, and of one frequency
 */
async function tell(deps: SendingDeps, untold: readonly [Untold, ...Untold[]]): Promise<void> {
  const { db, today, now, origin } = deps;
  const [{ producerId, frequency }] = untold;
  await db.transaction(async (tx) => {
    // Who changes the alerts meanwhile waits; another process that sends them too.
    await lockAlerts(tx, producerId);
    const preferences = await findPreferences(tx, producerId);
    const { agent, recipients } = await audienceOf(tx, producerId, deps);
    const isWanted = ({ event }: Untold) =>
      preferences.some(
        (one) => one.event === event && one.byEmail && one.frequency === frequency,
      ) && recipients.some(({ mayHear }) => mayHear(event));
    const wanted = untold.filter(isWanted);
    if (wanted.length === 0) return;
    if (frequency !== 'AtOnce') {
      const digest = { producerId, frequency, digestOn: digestDay(today)[frequency] };
      if (!(await takeDigest(tx, digest))) return;
    }
    const told = await takeUntold(tx, wanted);
    for (const { email: sentTo, mayHear } of recipients) {
      const happenings = told.filter(({ event }) => mayHear(event));
      if (happenings.length === 0) continue;
      const email = alertEmail({ agent, frequency, today, origin, happenings });
      await sendEmail(tx, { ...email, sentTo, sentAt: now() });
    }
  });
}

/**
 * Sends the alerts that are due: what happened is read once for all agents, by day.
 *
 * @param daysBack how far back it looks
 * @returns false where some could not be sent
 */
export async function sendAlerts(deps: SendingDeps, daysBack = daysTold): Promise<boolean> {
  const { db, today, isFeatureOn, log } = deps;
  // Where nobody can change alerts, nobody is sent any.
  if (!(await areFeaturesOn(getAlertPreferences.access, isFeatureOn))) return true;
  const untold: Untold[] = [];
  for (const event of await findWanted(db)) {
    const isOpen = await areFeaturesOn(eventWords[event].access, isFeatureOn);
    if (isOpen) untold.push(...(await findUntold(db, event, today, daysBack)));
  }
  const each = Map.groupBy(untold, ({ producerId, frequency }) => `${frequency} ${producerId}`);
  let isAllSent = true;
  for (const [first, ...more] of each.values()) {
    if (!first) continue;
    try {
      await tell(deps, [first, ...more]);
    } catch (error) {
      // The others get theirs; these are tried again.
      isAllSent = false;
      logError(log, error, 'Alerts were not sent', { producerId: first.producerId });
    }
  }
  await forgetBefore(db, addDays(today, -2 * daysTold));
  return isAllSent;
}
