import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const [old, key] = [randomBytes(32), randomBytes(32)];
const secret = 'JBSWY3DPEHPK3PXP';

test('what is closed says nothing, and differs each time', () => {
  const seal = createSeal([key]);
  const [one, other] = [seal.close(secret, 7), seal.close(secret, 7)];
  expect(one).not.toContain(secret);
  expect(one).not.toBe(other);
  expect([seal.open(one, 7), seal.open(other, 7)]).toEqual([secret, secret]);
});

test('it opens for no other user, with no other key, and not where it was changed', () => {
  const closed = createSeal([key]).close(secret, 7);
  const changed = Buffer.from(closed, 'base64url');
  changed.writeUInt8(changed.readUInt8(14) ^ 1, 14);
  expect(() => createSeal([key]).open(closed, 8)).toThrow('No key');
  expect(() => createSeal([old]).open(closed, 7)).toThrow('No key');
  expect(() => createSeal([key]).open(changed.toString('base64url'), 7)).toThrow('No key');
});

test('a former key still opens, and the first one closes', () => {
  const closed = createSeal([old]).close(secret, 7);
  const seal = createSeal([key, old]);
  expect(seal.open(closed, 7)).toBe(secret);
  expect(createSeal([key]).open(seal.close(seal.open(closed, 7), 7), 7)).toBe(secret);
});

test('without a key it is kept as it is, and a key that comes later reads it', () => {
  const kept = createSeal([]).close(secret, 7);
  expect(kept).toContain(secret);
  expect(createSeal([key]).open(kept, 7)).toBe(secret);
});
