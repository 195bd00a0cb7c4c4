import { randomBytes } from 'node:crypto';
import { hashToken } from '../../session/tokens.ts';

/** How many there are at a time. */
const howMany = 10;

/** Without I, L, O and U, so that no letter looks like another (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Letters of a code, each of five random bits. */
const length = 16;

function newCode(): string {
  const text = Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
  return text.match(/.{4}/g)?.join('-') ?? '';
}

/** New codes, as the user sees them: `7K3M-QX9D-4TBH-2WNE`. */
export const newRecoveryCodes = () => Array.from({ length: howMany }, newCode);

/** The hash of a code, as the database stores it, for any spelling. */
export const hashRecoveryCode = (typed: string) =>
  hashToken(
    typed
      .toUpperCase()
      .replaceAll(/[\s-]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1')
      .slice(0, 100),
  );
