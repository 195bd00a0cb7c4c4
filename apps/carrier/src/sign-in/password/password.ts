import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '../../http/answers/problems.ts';
import { createQueue } from '../../shared/createQueue.ts';
import { hashesAtOnce } from '../../limits.ts';

/** OWASP's parameters for argon2id: 19 MiB of memory, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const derive = promisify(argon2);

/** 429: too many passwords wait to be checked. */
class TooManyHashes extends Problem {
  constructor() {
    super(429, 'Too many people are logging in right now. Try again in a few seconds.', {
      headers: { 'Retry-After': '3' },
    });
  }
}

/** Whether an error means that a password was not checked because too many others wait. */
export const isTooManyHashes = (error: unknown): boolean => error instanceof TooManyHashes;

export const tooManyHashes = (): Problem => new TooManyHashes();

const inTurn = createQueue({ ...hashesAtOnce, refuse: tooManyHashes });

/** Normalizes characters, so that every keyboard gives the same password (NIST SP 800-63B, 5.1.1.2). */
const digest = (password: string, salt: Buffer) =>
  inTurn(() =>
    derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce: salt, ...cost }),
  );

const toText = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/**
 * The hash of a password in PHC notation.
 * @param salt 16 bytes; random by default
 * @throws Problem 429 when too many passwords wait
 */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${toText(salt)}$${toText(await digest(password, salt))}`;
}

/** A hash that no password matches. Checking it for unknown users takes as long as for known ones. */
const unmatchedHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Whether a password matches a hash. Takes as long when there is no hash.
 * @throws Problem 429 when too many passwords wait
 */
export async function isPassword(password: string, hash?: string | null): Promise<boolean> {
  const [salt = '', expected = ''] = (hash ?? unmatchedHash).split('$').slice(-2);
  const given = await digest(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(given, Buffer.from(expected, 'base64')) && Boolean(hash);
}
