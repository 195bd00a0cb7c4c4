import { createHash } from 'node:crypto';
import type { OpenDatabase } from '../../db/connection.ts';
import { createAddressLimit, tooMany } from './attempts.ts';
import { countFailure, forgetFailures, type Growth, uncountFailure } from './queries.ts';

const second = 1_000;
const minute = 60 * second;

/** Failures that nobody waits after: people mistype. */
const free = 9;
const longest = 5 * minute;

/**
 * After the tenth failure one second, then twice as long each time, up to five minutes. Whoever guesses
 * all day has about 300 guesses, and whoever owns the account waits minutes, not for the day to end.
 */
const growth: Growth = {
  waits: [
    ...Array.from({ length: free }, () => 0),
    ...Array.from({ length: 9 }, (_, at) => second * 2 ** at),
    longest,
  ],
  forgetAfter: 24 * 60 * minute,
};

/** One try to log in, as it is counted. */
export interface CountedAttempt {
  readonly username: string;
  readonly address: string;
  /** The device, where it signed in to this account before (device/knownDevice.ts). */
  readonly device: string | undefined;
}

/** Hashed: a key names a user. */
const keyOf = ({ username, device }: CountedAttempt) =>
  (device === undefined ? 'login:' : 'login-device:') +
  createHash('sha256')
    .update(JSON.stringify([username, device]))
    .digest('hex');

/**
 * Counts tries to log in with a password, in the database, so that all processes agree (reliability, 16).
 * An attempt counts before its password is checked: guesses made at once cannot slip past. A device that
 * signed in to the account before is counted apart, from strangers and from its address: they cannot shut
 * the owner out.
 */
export function createLoginAttempts(pool: OpenDatabase['pool']) {
  const addresses = createAddressLimit(pool, '');

  return {
    /** @throws Problem 429 while the account or the device has to wait, or the address had too many */
    async count(attempt: CountedAttempt): Promise<void> {
      if (attempt.device === undefined)
        await addresses.count(attempt.address, 'attempts to log in');
      const left = await countFailure(pool, keyOf(attempt), Date.now(), growth);
      if (left > 0) throw tooMany('attempts to log in', left);
    },
    /** Forgets the failures: the password was right. */
    async forgive(attempt: CountedAttempt): Promise<void> {
      if (attempt.device === undefined) await addresses.reward(attempt.address);
      await forgetFailures(pool, keyOf(attempt));
    },
    /** Takes back an attempt whose password was never checked. */
    async uncount(attempt: CountedAttempt): Promise<void> {
      if (attempt.device === undefined) await addresses.reward(attempt.address);
      await uncountFailure(pool, keyOf(attempt));
    },
  };
}

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;
