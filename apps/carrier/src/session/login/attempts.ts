import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../../db/connection.ts';
import { networkOf } from '../../http/pipeline/networkOf.ts';
import { type Problem, tooManyRequests } from '../../http/answers/problems.ts';

/** Failed tries of one account, and from one address (of IPv6, from one /64), within the window. */
const perAccount = 10;
const perAddress = 100;

/** Seconds. */
const window = 15 * 60;

/** Keys hold user names: kept as hashes, of one length. */
const toKey = (text: string) => createHash('sha256').update(text).digest('hex');

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** 429 that says how long to wait. */
export function tooMany(what: string, milliseconds: number): Problem {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  const wait =
    seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
  return tooManyRequests(`Too many ${what}. Try again in ${wait}.`, seconds);
}

const limiter = (pool: OpenDatabase['pool'], keyPrefix: string, points: number) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration: window,
  });

/** @throws Problem 429 where there were too many */
async function consume(from: RateLimiterPostgres, key: string, what: string): Promise<void> {
  try {
    await from.consume(toKey(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooMany(what, error.msBeforeNext);
  }
}

/** Counts tries from one address. */
export function createAddressLimit(pool: OpenDatabase['pool'], prefix: string) {
  const addresses = limiter(pool, `${prefix}address`, perAddress);
  return {
    count: (address: string, what: string) => consume(addresses, networkOf(address), what),
    reward: async (address: string) => {
      await addresses.reward(toKey(networkOf(address)));
    },
  };
}

/**
 * Counts tries of a user who is known already, such as codes of the second step, in the database, so that
 * all processes agree (reliability, 16). An attempt counts before it is looked at, so that guesses made at
 * once cannot slip past; a good one is taken back.
 */
export function createAttempts(
  pool: OpenDatabase['pool'],
  { prefix, what }: { prefix: string; what: string },
) {
  const accounts = limiter(pool, `${prefix}account`, perAccount);
  const addresses = createAddressLimit(pool, prefix);

  return {
    /** @throws Problem 429 when the account or the address had too many */
    async count(account: string, address: string): Promise<void> {
      await addresses.count(address, what);
      await consume(accounts, account, what);
    },
    /** Takes a good attempt back. */
    async forgive(account: string, address: string): Promise<void> {
      await addresses.reward(address);
      await accounts.delete(toKey(account));
    },
    /** Takes back an attempt that was never looked at. */
    async uncount(account: string, address: string): Promise<void> {
      await addresses.reward(address);
      await accounts.reward(toKey(account));
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
