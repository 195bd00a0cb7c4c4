import { setTimeout } from 'node:timers/promises';
import { logError } from '../../shared/logError.ts';
import { reportedDays } from './days.ts';
import type { SendingDeps } from './sendAlerts.ts';

/** Sends what is due. @returns false when some failed; the next pass retries them */
type Sender = (deps: SendingDeps, daysBack: number) => Promise<boolean>;

/** One pass in this many reads all earlier days. The others read yesterday and today. */
const passesBetween = 60;

/**
 * Sends alerts, and what else is due, in passes. Each pass starts some seconds after the last one ended, and retries what failed.
 *
 * @param everySeconds 0: never
 * @param senders each sends one kind of e-mail, in this order
 * @returns a function that stops it after the current pass
 */
export function startSending(
  deps: SendingDeps,
  everySeconds: number,
  senders: readonly Sender[],
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const isEnded = () => signal.aborted;
  const run = async () => {
    let isAllSent = false;
    for (let pass = 0; !isEnded(); pass += 1) {
      const looksBack = !isAllSent || pass % passesBetween === 0;
      try {
        const sent: boolean[] = [];
        for (const send of senders) sent.push(await send(deps, looksBack ? reportedDays : 1));
        isAllSent = sent.every(Boolean);
      } catch (error) {
        isAllSent = false;
        if (!isEnded()) logError(deps.log, error, 'The alert pass failed');
      }
      await setTimeout(everySeconds * 1_000, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const running = everySeconds > 0 ? run() : Promise.resolve();
  return async () => {
    ending.abort();
    await running;
  };
}
