import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';

const origin = 'https://portal.example';

const before = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '\u0000//',
  ' //',
  'https://',
  'HTTP://',
  'https:',
  'javascript:',
  'data:text/html,',
  '//user:password@',
  '/.//',
  '/a/..//',
  '/%2f/',
  '/%5c',
  '',
  '.',
  '?',
  '#',
  '@',
];
const after = [
  'evil.example',
  'evil.example/path',
  '[::1]',
  'evil.example?returnurl=//evil.example',
];

const payloads = before.flatMap((prefix) => after.map((host) => prefix + host));

/** The address that a browser would open if the carrier redirected to the returnurl unchecked. */
const comesBackTo = (login: string) =>
  new URL(new URL(login, origin).searchParams.get('returnurl') ?? '', origin);

describe('the way to login', () => {
  it('is tested with a hundred payloads', () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(100);
  });

  it.each(payloads)('stays on the same origin for %j, to login and back', (payload) => {
    for (const login of [paths.login(payload), paths.singleSignOn(payload)]) {
      expect(new URL(login, origin).origin).toBe(origin);
      expect(login).toMatch(/^\/(auth\/login|profile\/pinglogin)\?returnurl=[^&#]*$/);
      expect(comesBackTo(login).origin).toBe(origin);
    }
  });

  it.each(['/pending?page=2#row', '/claims/results?claimantLastName=O%27Brien', '/'])(
    'returns to %s',
    (address) => {
      expect(comesBackTo(paths.login(address)).href).toBe(origin + address);
    },
  );
});
