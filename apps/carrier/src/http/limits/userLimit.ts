import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { OpenDatabase } from '../../db/connection.ts';
import { tooManyRequests } from '../answers/problems.ts';

/** Actions with a limit per user and minute (limits.ts). */
interface Allowance {
  /** Its key in the database and its name in messages: 'searches'. */
  readonly what: string;
  readonly perMinute: number;
}

/** Counts something that a user does. @throws Problem 429 when the user had too many */
export type UserLimit = (userId: number) => Promise<void>;

const optionsOf = ({ what, perMinute }: Allowance) =>
  ({ keyPrefix: what, points: perMinute, duration: 60 }) as const;

/** Counts something that comes from one network. @throws Problem 429 when there was too much */
export type AddressLimit = (network: string) => Promise<void>;

const countWith =
  (limiter: RateLimiterAbstract, what: string) =>
  async (key: number | string): Promise<void> => {
    try {
      await limiter.consume(String(key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
      throw tooManyRequests(`Too many ${what}. Try again in ${wait}.`, seconds);
    }
  };

/** Counts in the database, so that all processes agree (reliability, 16). */
export function createUserLimit(pool: OpenDatabase['pool'], allowance: Allowance): UserLimit {
  const limiter = new RateLimiterPostgres({
    ...optionsOf(allowance),
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  });
  return countWith(limiter, allowance.what);
}

/**
 * Counts in this process only, for calls so frequent that a write for each costs more than the answer. It
 * protects the memory and time of this process.
 */
export const createProcessLimit = (allowance: Allowance): UserLimit =>
  countWith(new RateLimiterMemory(optionsOf(allowance)), allowance.what);

/** Counts the calls of each network in this process, before they ask the database. */
export const createAddressLimit = (allowance: Allowance): AddressLimit =>
  countWith(new RateLimiterMemory(optionsOf(allowance)), allowance.what);
