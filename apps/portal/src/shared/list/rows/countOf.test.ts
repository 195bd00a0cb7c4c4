import { expect, it } from 'vitest';
import { countOf } from './countOf.ts';

it.each([
  [0, '0 requirements'],
  [1, '1 requirement'],
  [1_208, '1,208 requirements'],
])('a count of %i is %s', (count, text) => {
  expect(countOf(count, 'requirement')).toBe(text);
});
