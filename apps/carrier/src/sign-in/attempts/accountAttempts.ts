import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../../db/connection.ts';
import { networkOf } from '../../shared/networkOf.ts';
import { type Problem, tooManyRequests } from '../../http/answers/problems.ts';
import { failedAttempts } from '../../limits.ts';
import { createCorrections } from './createCorrections.ts';
import { type Counter, type Judge, judgeAttempt } from './judgeAttempt.ts';

/** Keys contain user names, so they are stored as hashes of one length. */
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
    duration: failedAttempts.seconds,
  });

/** @throws Problem 429 when there were too many */
async function consume(from: RateLimiterPostgres, key: string, what: string): Promise<void> {
  try {
    await from.consume(toKey(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooMany(what, error.msBeforeNext);
  }
}

/** Undoes one attempt, unless a right one has forgotten all: a count is never negative. */
const uncountIn = (pool: OpenDatabase['pool'], from: RateLimiterPostgres, key: string) => () =>
  pool.query('UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND points > 0', [
    from.getKey(toKey(key)),
  ]);

/** Counts tries from one address. */
export function createAddressLimit(pool: OpenDatabase['pool'], prefix: string, what: string) {
  const addresses = limiter(pool, `${prefix}address`, failedAttempts.perAddress);
  return (address: string): Counter => {
    const network = networkOf(address);
    const uncount = uncountIn(pool, addresses, network);
    return { count: () => consume(addresses, network, what), forgive: uncount, uncount };
  };
}

/**
 * Counts attempts for an account, such as codes of the second step. Counts in the database, so that all
 * processes agree (reliability, 16).
 */
export function createAccountAttempts(
  pool: OpenDatabase['pool'],
  log: Pick<Logger, 'error'>,
  {
    prefix,
    what,
    perAccount = failedAttempts.perAccount,
  }: { prefix: string; what: string; perAccount?: number },
) {
  const accounts = limiter(pool, `${prefix}account`, perAccount);
  const ofAddress = createAddressLimit(pool, prefix, what);
  const corrections = createCorrections(log);
  const ofAccount = (account: string): Counter => ({
    count: () => consume(accounts, account, what),
    forgive: () => accounts.delete(toKey(account)),
    uncount: uncountIn(pool, accounts, account),
  });

  return {
    /**
     * @param address undefined for a device whose attempts its address does not count
     * @throws Problem 429 when the account or the address had too many
     */
    judge: <T>(account: string, address: string | undefined, judge: Judge<T>): Promise<T> => {
      const ofAddresses = address === undefined ? [] : [ofAddress(address)];
      return judgeAttempt(corrections, [...ofAddresses, ofAccount(account)], judge);
    },
  };
}

export type AccountAttempts = ReturnType<typeof createAccountAttempts>;
