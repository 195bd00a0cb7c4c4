import { expect, it } from 'vitest';
import { textOf, textsOf } from './withValue.ts';

it.each([
  ['a', 'a', ['a']],
  [['a', 'b'], null, ['a', 'b']],
  [true, null, []],
  [undefined, null, []],
] as const)('reads the value %j as one text, or as several', (value, one, several) => {
  expect(textOf(value)).toBe(one);
  expect(textsOf(value)).toEqual(several);
});
