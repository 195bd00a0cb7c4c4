import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { appAddress, grouped, newSecret, stepOf } from './totp.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';
import { randomBytes } from 'node:crypto';
import { createCipher } from './createCipher.ts';
import type { OpenDatabase } from '../../db/connection.ts';
import { createSecondStep } from './SecondStep.ts';

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

const code = '703M-QX9D-11BH-2WNE';

test.each([
  ['703m-qx9d-11bh-2wne', 'small letters'],
  [' 703M QX9D 11BH 2WNE ', 'spaces'],
  ['703MQX9D11BH2WNE', 'no dashes'],
  ['7O3M-QX9D-11BH-2WNE', 'the letter O for 0'],
  ['7o3m-qx9d-11bh-2wne', 'the small letter o for 0'],
  ['703M-QX9D-I1BH-2WNE', 'the letter I for 1'],
  ['703M-QX9D-1lBH-2WNE', 'the small letter l for 1'],
])('a recovery code typed as %j is the same code: %s', (typed) => {
  expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode(code));
});

test.each(['703M-QX9D-11BH-2WNF', '703M-QX9D-11BH-2WN', ''])(
  'a recovery code typed as %j is another one',
  (typed) => {
    expect(hashRecoveryCode(typed)).not.toBe(hashRecoveryCode(code));
  },
);

test('a user gets ten different recovery codes without letters that look alike', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const each of codes)
    expect(each).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});

const [old, key] = [randomBytes(32), randomBytes(32)];
const cipherSecret = 'JBSWY3DPEHPK3PXP';

test('a cipher encrypts to a different text each time, which does not contain the secret', () => {
  const cipher = createCipher([key]);
  const [one, other] = [cipher.encrypt(cipherSecret, 7), cipher.encrypt(cipherSecret, 7)];
  expect(one).not.toContain(cipherSecret);
  expect(one).not.toBe(other);
  expect([cipher.decrypt(one, 7), cipher.decrypt(other, 7)]).toEqual([cipherSecret, cipherSecret]);
});

test('a cipher does not decrypt for another user, with another key, or after a change', () => {
  const encrypted = createCipher([key]).encrypt(cipherSecret, 7);
  const changed = Buffer.from(encrypted, 'base64url');
  changed.writeUInt8(changed.readUInt8(14) ^ 1, 14);
  expect(() => createCipher([key]).decrypt(encrypted, 8)).toThrow('No key');
  expect(() => createCipher([old]).decrypt(encrypted, 7)).toThrow('No key');
  expect(() => createCipher([key]).decrypt(changed.toString('base64url'), 7)).toThrow('No key');
});

test('a cipher decrypts with a former key, and encrypts with the first one', () => {
  const encrypted = createCipher([old]).encrypt(cipherSecret, 7);
  const cipher = createCipher([key, old]);
  expect(cipher.decrypt(encrypted, 7)).toBe(cipherSecret);
  expect(createCipher([key]).decrypt(cipher.encrypt(cipher.decrypt(encrypted, 7), 7), 7)).toBe(
    cipherSecret,
  );
});

test('a cipher stores secrets as plain text without a key, and reads them once there is a key', () => {
  const stored = createCipher([]).encrypt(cipherSecret, 7);
  expect(stored).toContain(cipherSecret);
  expect(createCipher([key]).decrypt(stored, 7)).toBe(cipherSecret);
});

const partyOf = (portalOrigin: string | undefined) =>
  createSecondStep(
    {} as OpenDatabase['pool'],
    { error: () => {} },
    { secondStepKeys: [], portalOrigin },
  ).partyOf;

const address = '127.0.0.1';
const local = { address, host: 'localhost:3000', isTls: false };

test('the carrier makes passkeys for the origin of the settings, for any host name of a request', () => {
  for (const client of [local, { ...local, host: 'other.example', isTls: true }])
    expect(partyOf('https://portal.example')(client, false)).toEqual({
      id: 'portal.example',
      origin: 'https://portal.example',
    });
});

test('the carrier makes passkeys for http://localhost on the machine itself', () => {
  expect(partyOf(undefined)(local, true)).toEqual({
    id: 'localhost',
    origin: 'http://localhost:3000',
  });
});

test.each([
  ['from another machine', local, false],
  ['over TLS', { ...local, isTls: true }, true],
  ['by another name', { ...local, host: 'portal.example' }, true],
  ['by a name that ends like it', { ...local, host: 'my.localhost' }, true],
  ['by a name that begins like it', { ...local, host: 'localhost.example' }, true],
])(
  'the carrier makes no passkeys without an origin for a request %s',
  (_, client, isOnThisMachine) => {
    expect(partyOf(undefined)(client, isOnThisMachine)).toBeUndefined();
  },
);
