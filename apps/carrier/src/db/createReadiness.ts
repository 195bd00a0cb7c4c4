import type pg from 'pg';
import type { DiskState } from './diskState.ts';

/** A database that takes longer for an empty query is not ready, in milliseconds. */
const longestAnswer = 1_000;

async function answers(pool: pg.Pool): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, longestAnswer, false);
  try {
    return await Promise.race([pool.query('SELECT 1').then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns why the database is not ready, or undefined when it is. Calls at the same time share one check.
 */
export function createReadiness(
  pool: pg.Pool,
  disk: Pick<DiskState, 'isFull'>,
): () => Promise<string | undefined> {
  let asked: Promise<boolean> | undefined;
  return async () => {
    if (disk.isFull()) return 'The disk of the database is full.';
    asked ??= answers(pool).finally(() => (asked = undefined));
    return (await asked) ? undefined : 'The database does not answer.';
  };
}
