import type { Logger } from 'pino';
import { isDatabaseLost, isDatabaseSlow } from '../../db/engine/failures.ts';
import { isDiskFull } from '../../shared/describeFailure.ts';
import { logError } from '../../shared/logError.ts';

/** A statement that undoes a count. */
export type Correction = () => Promise<unknown>;

const isForNow = (error: unknown) =>
  isDatabaseLost(error) || isDatabaseSlow(error) || isDiskFull(error);

/**
 * Undoes counts, also when the database is unavailable. A correction that fails for that reason is retried
 * with the next one, and before the next attempt is counted. Any other failure is logged and not retried.
 */
export function createCorrections(log: Pick<Logger, 'error'>) {
  const due = new Set<Correction>();
  let running: Promise<void> | undefined;

  async function runAll(): Promise<void> {
    for (const correct of due) {
      try {
        await correct();
      } catch (error) {
        if (isForNow(error)) break;
        logError(log, error, 'A count of attempts was not taken back');
      }
      due.delete(correct);
    }
    running = undefined;
  }

  /** Runs what is due, one correction at a time; never rejects. */
  const settle = async (): Promise<void> => {
    if (due.size > 0) await (running ??= runAll());
  };

  return {
    settle,
    /** Adds corrections and runs them; never rejects. */
    add: (corrections: readonly Correction[]): Promise<void> => {
      for (const correct of corrections) due.add(correct);
      return settle();
    },
  };
}

export type Corrections = ReturnType<typeof createCorrections>;
