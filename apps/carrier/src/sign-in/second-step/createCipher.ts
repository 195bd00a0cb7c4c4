import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts the secrets of authenticator apps. */
export interface Cipher {
  /** @param userId the owner: for another user it does not decrypt */
  readonly encrypt: (secret: string, userId: number) => string;
  /** @throws when no key decrypts it */
  readonly decrypt: (encrypted: string, userId: number) => string;
}

const openMark = 'open.';
const tagLength = 16;
const nonceLength = 12;

const boundTo = (userId: number) => Buffer.from(`authenticator of user ${userId}`);

function decryptWith(key: Buffer, bytes: Buffer, userId: number): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(boundTo(userId));
  decipher.setAuthTag(bytes.subarray(-tagLength));
  try {
    const text = decipher.update(bytes.subarray(nonceLength, -tagLength));
    return Buffer.concat([text, decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

/**
 * Encrypts secrets with AES-256-GCM. The first key encrypts and each key decrypts, so that keys can be
 * rotated. A secret is encrypted again when it is used. Without a key, secrets are stored as plain text.
 * @param keys of 32 bytes
 */
export const createCipher = (keys: readonly Buffer[]): Cipher => ({
  encrypt(secret, userId) {
    const [key] = keys;
    if (!key) return openMark + secret;
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
    cipher.setAAD(boundTo(userId));
    const parts = [nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat(parts).toString('base64url');
  },
  decrypt(encrypted, userId) {
    if (encrypted.startsWith(openMark)) return encrypted.slice(openMark.length);
    const bytes = Buffer.from(encrypted, 'base64url');
    const found = keys
      .map((key) => decryptWith(key, bytes, userId))
      .find((text) => text !== undefined);
    if (found === undefined)
      throw new Error('No key of SECOND_STEP_KEY opens the secret of an authenticator app.');
    return found;
  },
});
