import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../../db/connection.ts';
import { createAddressLimit, tooMany } from './accountAttempts.ts';
import { createCorrections } from './createCorrections.ts';
import { type Counter, type Judge, judgeAttempt } from './judgeAttempt.ts';
import { failedSignIns } from '../../limits.ts';
import { countFailure, forgetFailures, uncountFailure } from './queries.ts';

const what = 'attempts to log in';

export interface CountedAttempt {
  readonly username: string;
  readonly address: string;
  /** The device, if it signed in to this account before (session/device/knownDevice.ts). */
  readonly device: string | undefined;
}

/** Hashed, because a key names a user. */
const keyOf = ({ username, device }: CountedAttempt) =>
  (device === undefined ? 'login:' : 'login-device:') +
  createHash('sha256')
    .update(JSON.stringify([username, device]))
    .digest('hex');

/**
 * Counts attempts to sign in with a password. Counts in the database, so that all processes agree
 * (reliability, 16). A device that signed in to the account before is counted separately. So strangers
 * cannot lock the owner out.
 */
export function createLoginAttempts(pool: OpenDatabase['pool'], log: Pick<Logger, 'error'>) {
  const ofAddress = createAddressLimit(pool, '', what);
  const corrections = createCorrections(log);
  const ofAccount = (attempt: CountedAttempt): Counter => {
    const key = keyOf(attempt);
    const now = Date.now();
    return {
      count: async () => {
        const left = await countFailure(pool, key, now, failedSignIns);
        if (left > 0) throw tooMany(what, left);
      },
      forgive: () => forgetFailures(pool, key),
      uncount: () => uncountFailure(pool, key, now, failedSignIns),
    };
  };

  return {
    /** @throws Problem 429 while the account or the device has to wait, or the address had too many */
    judge: <T>(attempt: CountedAttempt, judge: Judge<T>): Promise<T> => {
      const strangers = attempt.device === undefined ? [ofAddress(attempt.address)] : [];
      return judgeAttempt(corrections, [...strangers, ofAccount(attempt)], judge);
    },
  };
}

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;
