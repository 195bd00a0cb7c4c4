import { expect, it } from 'vitest';
import { plainSigns } from './plainSigns.ts';

it.each([
  ['\u22125', '-5'],
  ['1\u20101\u20111\u20121\u20131\u20141', '1-1-1-1-1-1'],
  ['\uFE635\uFF0D', '-5-'],
  ['\u00A0a\u202F\u2009b\u3000', 'a b'],
  ['\u200E5\u00AD\uFEFF', '5'],
])('reads %j as %j', (text, plain) => {
  expect(plainSigns(text)).toBe(plain);
});
