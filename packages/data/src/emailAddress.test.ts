import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emailParam } from './oneLine.ts';

/** The stored form of an address, or its error. */
function read(text: string): string {
  const { data, error } = z.safeParse(emailParam(), text);
  return data ?? error?.issues[0]?.message ?? '';
}

describe('an e-mail address', () => {
  it.each([
    'jane@example.com;',
    'jane@example.com,',
    'jane@example.com.',
    'jane@example.com ;',
    '  jane@example.com\u00A0',
    'jane@exa\u00ADmple.com\u200B',
    '\u202Ajane@example.com\u202C',
    '<jane@example.com>',
    '< jane@example.com >;',
    '<jane@example.com;>',
    'Jane <jane@example.com>',
    '"jane@example.com" <jane@example.com>',
    'jane@example.com<JANE@example.com>',
    '"Roe, Jane" <jane@example.com>',
    '"Jane Roe <jane@example.com>"',
    "'jane@example.com'",
    '"jane@example.com",',
    '“jane@example.com”',
    '(jane@example.com)',
    '[jane@example.com]',
    'mailto:jane@example.com',
    'MAILTO:jane@example.com?subject=Policy%20NL1&cc=joe@example.com',
    '<mailto:jane@example.com>',
    'Jane <mailto:jane@example.com?subject=Hello>;',
    'mailto:jane%40example.com',
    'https://jane@example.com',
    'http://jane@example.com/',
    'mailto://jane@example.com',
    'E-mail: jane@example.com',
    'jane@example.com:',
    'jane＠example.com',
    '＜jane＠example．com＞；',
    '"((<[jane@example.com]>))"',
  ])('is read from %j', (text) => {
    expect(read(text)).toBe('jane@example.com');
  });

  it.each([
    'jane.roe+nl@sub.example.co.uk',
    "o'brien@example.com",
    "'o'brien'@example.com",
    'jane_roe-2@my-agency.example',
    'Jane@Example.COM',
    '1@example.com',
    'jane@xn--mnchen-3ya.de',
    'jane@example.xn--p1ai',
    `${'a'.repeat(64)}@example.com`,
  ])('stays as it is: %s', (address) => {
    expect(read(address)).toBe(address);
  });

  it('may be left out where a call says so', () => {
    expect(z.parse(emailParam({ canBeEmpty: true }), ' \u200B')).toBe('');
    expect(z.safeParse(emailParam({ canBeEmpty: true }), 'jane').success).toBe(false);
  });

  it('keeps a plus that a link writes in another way', () => {
    expect(read('mailto:jane%2Bnl@example.com')).toBe('jane+nl@example.com');
  });

  it.each([
    ['jane@example.com; joe@example.com', 'must be one address, not several'],
    ['jane@example.com,joe@example.com', 'must be one address, not several'],
    ['jane@example.com joe@example.com', 'must be one address, not several'],
    ['jane@example.com/joe@example.com', 'must be one address, not several'],
    ['jane@example.com\njoe@example.com', 'must be one address, not several'],
    ['Jane <jane@example.com>, Joe <joe@example.com>', 'must be one address, not several'],
    ['joe@example.com <jane@example.com>', 'must be one address, not several'],
    ['mailto:jane@example.com,joe@example.com', 'must be one address, not several'],
    ['jane', 'must have an @'],
    ['jane.example.com', 'must have an @'],
    ['jane at example.com', 'must have an @'],
    ['jane@@example.com', 'must have only one @'],
    ['jane@roe@example.com', 'must have only one @'],
    ['jane roe@example.com', 'must not have spaces'],
    ['jane@exam ple.com', 'must not have spaces'],
    ['jane@example.com (home)', 'must not have spaces'],
    ['@example.com', 'must have a name before the @'],
    ['jane@', 'must have a domain after the @, such as example.com'],
    ['jane@example..com', 'must not have two dots in a row'],
    ['jane..roe@example.com', 'must not have two dots in a row'],
    ['jane@example.com..', 'must not have a dot at its start, at its end or next to the @'],
    ['jane@example.com.;', 'must not have a dot at its start, at its end or next to the @'],
    ['.jane@example.com', 'must not have a dot at its start, at its end or next to the @'],
    ['jane.@example.com', 'must not have a dot at its start, at its end or next to the @'],
    ['jane@.example.com', 'must not have a dot at its start, at its end or next to the @'],
    [`${'a'.repeat(65)}@example.com`, 'must have at most 64 characters before the @'],
    [
      'josé@example.com',
      'must not have é before the @: use the letters A to Z, digits and characters such as . _ - +',
    ],
    [
      'jane;roe@example.com',
      'must not have ; before the @: use the letters A to Z, digits and characters such as . _ - +',
    ],
    [
      'jose\u0301@example.com',
      'must not have é before the @: use the letters A to Z, digits and characters such as . _ - +',
    ],
    [
      'jane@münchen.de',
      'must not have ü after the @: use the letters A to Z, digits, dots and hyphens',
    ],
    [
      'jane@example.com;;',
      'must not have ; after the @: use the letters A to Z, digits, dots and hyphens',
    ],
    [
      'jane@example.com>',
      'must not have > after the @: use the letters A to Z, digits, dots and hyphens',
    ],
    [
      'jane@[192.0.2.1]',
      'must not have [ after the @: use the letters A to Z, digits, dots and hyphens',
    ],
    ['jane@-example.com', 'must not have a hyphen at the start or end of a domain part'],
    ['jane@example-.com', 'must not have a hyphen at the start or end of a domain part'],
    ['jane@example', 'must have a domain that ends like example.com'],
    ['jane@example.c', 'must have a domain that ends like example.com'],
    ['jane@192.0.2.1', 'must have a domain that ends like example.com'],
    ['jane@example.com123', 'must have a domain that ends like example.com'],
    [`jane@${'a'.repeat(64)}.com`, 'must have at most 63 characters in each domain part'],
    [`jane@${'a.'.repeat(130)}com`, 'must have at most 254 characters'],
    ['', 'must not be empty'],
    [' ; ', 'must not be empty'],
  ])('%j %s', (text, message) => {
    expect(read(text)).toBe(message);
  });
});
