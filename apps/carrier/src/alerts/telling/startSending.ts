import { setTimeout } from 'node:timers/promises';
import { type SendingDeps, sendAlerts } from './sendAlerts.ts';

/**
 * Sends alerts from now on, in passes that begin some seconds after the last one ended. A pass that
 * fails is tried again with the next.
 *
 * @param everySeconds 0: never
 * @returns what ends it, once the pass that is under way has
 */
export function startSending(deps: SendingDeps, everySeconds: number): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const isEnded = () => signal.aborted;
  const run = async () => {
    while (!isEnded()) {
      try {
        await sendAlerts(deps);
      } catch (error) {
        if (!isEnded()) deps.log.error({ err: error }, 'Alerts were not looked for');
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
