import type pg from 'pg';

/** A database that takes longer for nothing at all cannot do its work: milliseconds. */
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

/** Asks whether the database answers; who asks while somebody else does waits for the same answer. */
export function createReadiness(pool: pg.Pool): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= answers(pool).finally(() => (asked = undefined));
    return asked;
  };
}
