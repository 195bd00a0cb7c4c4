import { expect, test } from 'vitest';
import { escapeXml } from './escapeXml.ts';

test('escapes what would end a text or an attribute, and a carriage return', () => {
  expect(escapeXml('a & b < c > d " e \r f')).toBe('a &amp; b &lt; c &gt; d &quot; e &#13; f');
  expect(escapeXml('&amp;')).toBe('&amp;amp;');
});

test.each(['\t', '\n', ' ', '\uD7FF', '\uE000', '\uFFFD', '\u{10000}', '\u{10FFFF}'])(
  'keeps %j',
  (character) => {
    expect(escapeXml(`a${character}b`)).toBe(`a${character}b`);
  },
);

test.each(['\0', '\u0008', '\u000B', '\u001F', '\uD800', '\uDFFF', '\uFFFE', '\uFFFF'])(
  'removes %j, with which no file opens',
  (character) => {
    expect(escapeXml(`a${character}b`)).toBe('ab');
  },
);
