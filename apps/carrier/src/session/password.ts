import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '../http/answers/problems.ts';
import { createQueue } from '../createQueue.ts';
import { hashesAtOnce } from '../limits.ts';

/** What OWASP asks of argon2id: 19 MiB of memory, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const derive = promisify(argon2);

/** 429: more passwords wait than can be checked soon. */
class TooManyHashes extends Problem {
  constructor() {
    super(429, 'Too many people are logging in right now. Try again in a few seconds.', {
      headers: { 'Retry-After': '3' },
    });
  }
}

/** Whether a password was never checked, because too many others wait. */
export const isTooManyHashes = (error: unknown): boolean => error instanceof TooManyHashes;

export const tooManyHashes = (): Problem => new TooManyHashes();

const inTurn = createQueue({ ...hashesAtOnce, refuse: tooManyHashes });

/** Letters that look alike are one, however a keyboard makes them (NIST SP 800-63B, 5.1.1.2). */
const digest = (password: string, salt: Buffer) =>
  inTurn(() =>
    derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce: salt, ...cost }),
  );

const toText = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/**
 * The hash of a password in PHC notation.
 * @param salt 16 bytes; random unless told
 * @throws Problem 429 where too many passwords wait for theirs
 */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${toText(salt)}$${toText(await digest(password, salt))}`;
}

/** A hash that no password has: what is checked for users that do not exist, to take as long. */
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Whether a password is the one a hash was made of. Takes as long where there is no hash.
 * @throws Problem 429 where too many passwords wait to be checked
 */
export async function isPassword(password: string, hash?: string | null): Promise<boolean> {
  const [salt = '', expected = ''] = (hash ?? nobody).split('$').slice(-2);
  const given = await digest(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(given, Buffer.from(expected, 'base64')) && Boolean(hash);
}
