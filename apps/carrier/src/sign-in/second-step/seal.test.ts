import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const [old, key] = [randomBytes(32), randomBytes(32)];
const secret = 'JBSWY3DPEHPK3PXP';

test('encrypts to a different text each time, which does not contain the secret', () => {
  const seal = createSeal([key]);
  const [one, other] = [seal.close(secret, 7), seal.close(secret, 7)];
  expect(one).not.toContain(secret);
  expect(one).not.toBe(other);
  expect([seal.open(one, 7), seal.open(other, 7)]).toEqual([secret, secret]);
});

test('does not decrypt for another user, with another key, or after a change', () => {
  const closed = createSeal([key]).close(secret, 7);
  const changed = Buffer.from(closed, 'base64url');
  changed.writeUInt8(changed.readUInt8(14) ^ 1, 14);
  expect(() => createSeal([key]).open(closed, 8)).toThrow('No key');
  expect(() => createSeal([old]).open(closed, 7)).toThrow('No key');
  expect(() => createSeal([key]).open(changed.toString('base64url'), 7)).toThrow('No key');
});

test('decrypts with a former key, and encrypts with the first one', () => {
  const closed = createSeal([old]).close(secret, 7);
  const seal = createSeal([key, old]);
  expect(seal.open(closed, 7)).toBe(secret);
  expect(createSeal([key]).open(seal.close(seal.open(closed, 7), 7), 7)).toBe(secret);
});

test('stores secrets as plain text without a key, and reads them once there is a key', () => {
  const kept = createSeal([]).close(secret, 7);
  expect(kept).toContain(secret);
  expect(createSeal([key]).open(kept, 7)).toBe(secret);
});
