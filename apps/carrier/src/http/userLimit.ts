import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../db/connection.ts';
import { tooManyRequests } from './problems.ts';

/** What a user may do so often in a minute. */
interface Allowance {
  /** Tells it from others in the database, and names it to people: 'searches'. */
  readonly what: string;
  readonly perMinute: number;
}

/** Counts what a user does in the database, so that all processes agree (reliability, 16). */
export function createUserLimit(pool: OpenDatabase['pool'], { what, perMinute }: Allowance) {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: what,
    points: perMinute,
    duration: 60,
  });

  /** @throws Problem 429 when the user had too many */
  return async function count(userId: number): Promise<void> {
    try {
      await limiter.consume(String(userId));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
      throw tooManyRequests(`Too many ${what}. Try again in ${wait}.`, seconds);
    }
  };
}

export type UserLimit = ReturnType<typeof createUserLimit>;
