import { expect, test } from 'vitest';
import { matchesEtag } from './matchesEtag.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"x", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
] as const)('If-None-Match %j matches "a": %j', (header, isMatch) => {
  expect(matchesEtag(header, '"a"')).toBe(isMatch);
});
