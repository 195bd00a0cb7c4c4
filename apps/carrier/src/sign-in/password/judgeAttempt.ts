import { Problem } from '../../http/answers/problems.ts';
import type { Correction, Corrections } from './createCorrections.ts';

/** What an attempt turned out to be. */
type Verdict = 'right' | 'wrong';

/** Counts the attempts of an account or an address. */
export interface Counter {
  /** @throws Problem 429 where there were too many */
  readonly count: () => Promise<void>;
  /** Takes the attempt back, and forgets former failures where they are the account's. */
  readonly forgive: Correction;
  /** Takes the attempt back. */
  readonly uncount: Correction;
}

/** Finds out whether an attempt is right, and decides so as soon as it is known. */
export type Judge<T> = (decide: (verdict: Verdict) => void) => Promise<T>;

/**
 * Counts an attempt before it is looked at, so that guesses made at once cannot slip past. A right one
 * is forgiven, and one that ends without a verdict, such as when the database goes away, is uncounted.
 * @throws Problem 429 where there were too many
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
    // An address pays for the guesses that its account has no room for.
    if (counted.length < counters.length && error instanceof Problem) verdict = 'wrong';
    throw error;
  } finally {
    if (verdict === 'right') await corrections.add(counted.map(({ forgive }) => forgive));
    // The answer does not wait for a database that is away.
    if (verdict === undefined) void corrections.add(counted.map(({ uncount }) => uncount));
  }
}
