import { describe, expect, test } from 'vitest';
import { safeReturnUrl, startPage } from './safeReturnUrl.ts';

const stored = [
  '/', '/pending', '/pending?page=2&orderBy=date%20desc',
  '/pending?filters=%7B%22employer%22%3A%5B%22A%5C%22B%22%5D%7D', '/policy/NL0018O0142/details#beneficiaries',
  '/claims/results?claimantLastName=O%27Brien', '/authors', '/a/https://evil.example',
  '/search?next=https://evil.example', '/search?next=//evil.example', '/@evil.example', '/profile', '/a%20b',
  '/help/auth/reset',
]; // prettier-ignore

const hosts = ['evil.example', 'evil.example:443', 'user@evil.example', '[::1]', '2130706433'];

const prefixes = [
  '//', '///', '////', '/\\', '\\/', '\\\\', '/\t/', '/\n/', '/\r/', '/ /', ' //', '\t//', '/\u0000/', '/%2f',
  '/%2F%2f', '/%5c', '/%5C%5c', '/.//', '/..//', '/./..//', '/%2e//', '/%2e%2e//', '/a/..//', 'http://', 'https://',
  'HTTPS://', 'https:/', 'https:', 'ftp://', '',
]; // prettier-ignore

const others = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)', 'blob:https://evil.example/1', 'mailto:a@evil.example', 'pending', './pending',
  '../pending', '?page=2', '#top', '', ' ', '/a b', '/a\u00a0b', '/a\u2028b', '/a\u200bb', '/a\ufeffb', '/a\u202eb',
  '/a\\b', '/a%0d%0aSet-Cookie:x=1', '/a%00b', '/a\r\nSet-Cookie: x=1', '/%E0%A4%A', '/%', '/\ud800', '/auth',
  '/auth/', '/auth/login', '/auth/login?returnurl=/auth/login', '/auth/logout', '/AUTH/logout', '/%61uth/logout',
  '/auth%2Flogout', '/./auth/logout', '/a/../auth/logout', '/%2e/auth/logout', '/profile/pinglogin?returnurl=/',
  `/${'a'.repeat(20_000)}`,
]; // prettier-ignore

const hostile = [
  ...prefixes.flatMap((prefix) => hosts.map((host) => prefix + host)),
  ...others,
  undefined,
  null,
  42,
  ['/pending'],
  { toString: () => '/pending' },
];

describe('safeReturnUrl', () => {
  test('keeps an address of the portal', () => {
    expect(stored.map(safeReturnUrl)).toEqual(stored);
  });

  test('answers Today for any other address', () => {
    expect(hostile.filter((value) => safeReturnUrl(value) !== '/my-business')).toEqual([]);
  });

  test('keeps at most 16,384 characters', () => {
    const longest = `/${'a'.repeat(16_383)}`;
    expect(safeReturnUrl(longest)).toBe(longest);
    expect(safeReturnUrl(`${longest}a`)).toBe(startPage);
  });

  test('answers plain ASCII that a Location header can hold', () => {
    expect(safeReturnUrl('/groups/Müller')).toBe('/groups/M%C3%BCller');
  });

  test('never leaves the origin, with any prefix and suffix', () => {
    const pieces = ['/', '\\', '.', '%2f', '%5c', '\t', '@', ':', '?', '#', 'evil.example', 'a'];
    for (const a of pieces) {
      for (const b of pieces) {
        for (const c of pieces) {
          const to = safeReturnUrl(`/${a}${b}${c}evil.example`);
          expect(new URL(to, 'https://portal.example').origin).toBe('https://portal.example');
          expect(to).toMatch(/^\/(?!\/)/);
        }
      }
    }
  });
});
