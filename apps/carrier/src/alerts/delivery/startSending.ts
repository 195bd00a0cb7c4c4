import { setTimeout } from 'node:timers/promises';
import { logError } from '../../logError.ts';
import { daysTold } from './days.ts';
import { type SendingDeps, sendAlerts } from './sendAlerts.ts';

/** Passes from one that looks back all days to the next; those between look at yesterday and today. */
const passesBetween = 60;

/**
 * Sends alerts from now on, in passes that begin some seconds after the last one ended. What a pass
 * could not send the next one does.
 *
 * @param everySeconds 0: never
 * @returns what ends it, once the pass that is under way has
 */
export function startSending(deps: SendingDeps, everySeconds: number): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const isEnded = () => signal.aborted;
  const run = async () => {
    let isAllSent = false;
    for (let pass = 0; !isEnded(); pass += 1) {
      const looksBack = !isAllSent || pass % passesBetween === 0;
      try {
        isAllSent = await sendAlerts(deps, looksBack ? daysTold : 1);
      } catch (error) {
        isAllSent = false;
        if (!isEnded()) logError(deps.log, error, 'Alerts were not looked for');
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
