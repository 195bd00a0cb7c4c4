import { Problem } from '../../http/answers/problems.ts';
import type { Correction, Corrections } from './createCorrections.ts';

type Verdict = 'right' | 'wrong';

/** Counts the attempts of an account or an address. */
export interface Counter {
  /** @throws Problem 429 when there were too many */
  readonly count: () => Promise<void>;
  /** Undoes the attempt, and forgets earlier failures of the account. */
  readonly forgive: Correction;
  /** Undoes the attempt. */
  readonly uncount: Correction;
}

/** Checks an attempt, and calls `decide` as soon as the result is known. */
export type Judge<T> = (decide: (verdict: Verdict) => void) => Promise<T>;

/**
 * Counts an attempt before it is checked, so that parallel guesses are all counted. A right attempt is
 * forgiven. An attempt without a verdict, for example when the database fails, is uncounted.
 * @throws Problem 429 when there were too many
 */
export async function judgeAttempt<T>(
  corrections: Corrections,
  counters: readonly Counter[],
  judge: Judge<T>,
): Promise<T> {
  const counted: Counter[] = [];
  let verdict: Verdict | undefined;
  await corrections.settle();
  try {
    for (const counter of counters) {
      await counter.count();
      counted.push(counter);
    }
    return await judge((found) => {
      verdict = found;
    });
  } catch (error) {
    // The address counts the guesses that the account rejects.
    if (counted.length < counters.length && error instanceof Problem) verdict = 'wrong';
    throw error;
  } finally {
    if (verdict === 'right') await corrections.add(counted.map(({ forgive }) => forgive));
    // The answer does not wait for a database that is unavailable.
    if (verdict === undefined) void corrections.add(counted.map(({ uncount }) => uncount));
  }
}
