import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../../db/connection.ts';
import { networkOf } from '../../http/pipeline/networkOf.ts';
import { tooManyRequests } from '../../http/answers/problems.ts';

/** Failed sign-ins of one account, and from one address (of IPv6, from one /64), within the window. */
const perAccount = 10;
const perAddress = 100;

/** Seconds. */
const window = 15 * 60;

/** Keys hold user names: kept as hashes, of one length. */
const toKey = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Counts tries to sign in, by password unless told otherwise, in the database, so that all processes
 * agree (reliability, 16). An attempt counts before it is looked at, so that guesses made at once cannot
 * slip past; a good one is taken back.
 */
export function createAttempts(
  pool: OpenDatabase['pool'],
  { prefix = '', what = 'attempts to log in' } = {},
) {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: prefix + keyPrefix,
      points,
      duration: window,
    });
  const accounts = limiter('account', perAccount);
  const addresses = limiter('address', perAddress);

  return {
    /** @throws Problem 429 when the account or the address had too many */
    async count(username: string, address: string): Promise<void> {
      try {
        await addresses.consume(toKey(networkOf(address)));
        await accounts.consume(toKey(username));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        const minutes = Math.ceil(seconds / 60);
        const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
        throw tooManyRequests(`Too many ${what}. Try again in ${wait}.`, seconds);
      }
    },
    /** Takes a good attempt back. */
    async forgive(username: string, address: string): Promise<void> {
      await addresses.reward(toKey(networkOf(address)));
      await accounts.delete(toKey(username));
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
