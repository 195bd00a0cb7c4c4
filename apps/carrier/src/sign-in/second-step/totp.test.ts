import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { appAddress, grouped, newSecret, stepOf } from './totp.ts';

const at = (seconds: number) => new Date(seconds * 1000);

/** The secret of RFC 6238, appendix B, and the last six digits of its codes by SHA-1. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

test.each(vectors)('the code of RFC 6238 at %i seconds is %s', (seconds, code) => {
  expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a code is valid for its 30 seconds and the 30 seconds before and after', () => {
  const step = 37_037_036;
  for (const seconds of [-30, -1, 0, 29, 30, 59])
    expect(stepOf(secret, '081804', at(step * 30 + seconds))).toBe(step);
  for (const seconds of [-31, 60])
    expect(stepOf(secret, '081804', at(step * 30 + seconds))).toBeUndefined();
});

test.each(['081 804', ' 081804 ', '081-804'])('%j is read as the app shows it', (typed) => {
  expect(stepOf(secret, typed, at(1_111_111_109))).toBe(37_037_036);
});

test.each(['', '81804', '0081804', 'o81804', '٠٨١٨٠٤', '081804\n1'])(
  '%j is not a code',
  (typed) => {
    expect(stepOf(secret, typed, at(1_111_111_109))).toBeUndefined();
  },
);

test('a secret has 160 random bits, and is shown in groups of four', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  expect(grouped(one)).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
});

test('the address for an app has issuer, account and secret', () => {
  const address = new URL(appAddress(secret, 'nora@example.com'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('Northfield Mutual:nora@example.com');
  expect(address.searchParams.get('secret')).toBe(secret);
});
