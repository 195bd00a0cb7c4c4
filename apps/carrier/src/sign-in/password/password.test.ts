import { expect, test } from 'vitest';
import { hashPassword, isPassword, isTooManyHashes } from './password.ts';

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('northfield');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword('northfield', hash)).toBe(true);
  expect(await isPassword('Northfield', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

test('the same password hashes differently each time', async () => {
  expect(await hashPassword('northfield')).not.toBe(await hashPassword('northfield'));
});

test('checks two passwords at once, lets 50 wait, and rejects more', async () => {
  const checks = await Promise.allSettled(Array.from({ length: 55 }, () => isPassword('nope')));
  const refused = checks.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(3);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ status: 429, headers: { 'Retry-After': '3' } });
    expect(isTooManyHashes(reason)).toBe(true);
  }
  expect(await isPassword('nope')).toBe(false);
});

test('no password matches when there is no hash', async () => {
  expect(await isPassword('northfield')).toBe(false);
});
