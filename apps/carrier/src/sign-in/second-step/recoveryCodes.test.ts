import { expect, test } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';

const code = '703M-QX9D-11BH-2WNE';

test.each([
  ['703m-qx9d-11bh-2wne', 'small letters'],
  [' 703M QX9D 11BH 2WNE ', 'spaces'],
  ['703MQX9D11BH2WNE', 'no dashes'],
  ['7O3M-QX9D-11BH-2WNE', 'the letter O for 0'],
  ['7o3m-qx9d-11bh-2wne', 'the small letter o for 0'],
  ['703M-QX9D-I1BH-2WNE', 'the letter I for 1'],
  ['703M-QX9D-1lBH-2WNE', 'the small letter l for 1'],
])('reads %j as the same code: %s', (typed) => {
  expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode(code));
});

test.each(['703M-QX9D-11BH-2WNF', '703M-QX9D-11BH-2WN', ''])(
  'reads %j as another code',
  (typed) => {
    expect(hashRecoveryCode(typed)).not.toBe(hashRecoveryCode(code));
  },
);

test('makes ten different codes without letters that look alike', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const each of codes)
    expect(each).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});
