import { randomBytes } from 'node:crypto';
import { hashToken } from '../../session/tokens.ts';

/** How many there are at a time. */
const howMany = 10;

/** Without I, L, O and U: nothing in it is taken for something else (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Letters of a code, each of five random bits. */
const length = 16;

function newCode(): string {
  const text = Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
  return text.match(/.{4}/g)?.join('-') ?? '';
}

/** New codes, as people keep them: `7K3M-QX9D-4TBH-2WNE`. */
export const newRecoveryCodes = () => Array.from({ length: howMany }, newCode);

/** What the database keeps of a code, however it was typed. */
export const hashRecoveryCode = (typed: string) =>
  hashToken(
    typed
      .toUpperCase()
      .replaceAll(/[\s-]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1')
      .slice(0, 100),
  );
