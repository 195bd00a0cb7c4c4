import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCipher } from './createCipher.ts';

const [old, key] = [randomBytes(32), randomBytes(32)];
const secret = 'JBSWY3DPEHPK3PXP';

test('encrypts to a different text each time, which does not contain the secret', () => {
  const cipher = createCipher([key]);
  const [one, other] = [cipher.encrypt(secret, 7), cipher.encrypt(secret, 7)];
  expect(one).not.toContain(secret);
  expect(one).not.toBe(other);
  expect([cipher.decrypt(one, 7), cipher.decrypt(other, 7)]).toEqual([secret, secret]);
});

test('does not decrypt for another user, with another key, or after a change', () => {
  const encrypted = createCipher([key]).encrypt(secret, 7);
  const changed = Buffer.from(encrypted, 'base64url');
  changed.writeUInt8(changed.readUInt8(14) ^ 1, 14);
  expect(() => createCipher([key]).decrypt(encrypted, 8)).toThrow('No key');
  expect(() => createCipher([old]).decrypt(encrypted, 7)).toThrow('No key');
  expect(() => createCipher([key]).decrypt(changed.toString('base64url'), 7)).toThrow('No key');
});

test('decrypts with a former key, and encrypts with the first one', () => {
  const encrypted = createCipher([old]).encrypt(secret, 7);
  const cipher = createCipher([key, old]);
  expect(cipher.decrypt(encrypted, 7)).toBe(secret);
  expect(createCipher([key]).decrypt(cipher.encrypt(cipher.decrypt(encrypted, 7), 7), 7)).toBe(
    secret,
  );
});

test('stores secrets as plain text without a key, and reads them once there is a key', () => {
  const stored = createCipher([]).encrypt(secret, 7);
  expect(stored).toContain(secret);
  expect(createCipher([key]).decrypt(stored, 7)).toBe(secret);
});
