import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../db/connection.ts';
import { tooManyRequests } from '../http/problems.ts';

/** Searches of one user in a minute: more than anybody types, with a search at each pause. */
const perUser = 120;
const window = 60;

/** Counts searches in the database, so that all processes agree (reliability, 16). */
export function createSearchLimit(pool: OpenDatabase['pool']) {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'search',
    points: perUser,
    duration: window,
  });

  /** @throws Problem 429 when the user had too many */
  return async function countSearch(userId: number): Promise<void> {
    try {
      await limiter.consume(String(userId));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw tooManyRequests(`Too many searches. Try again in ${seconds} seconds.`, seconds);
    }
  };
}

export type SearchLimit = ReturnType<typeof createSearchLimit>;
