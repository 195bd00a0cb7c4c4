import { expect, it } from 'vitest';
import { plainSigns, stripInvisible } from './stripInvisible.ts';

it.each([
  ['a soft hyphen', 'Hart\u00ADford', 'Hartford'],
  ['zero-width spaces, a word joiner and a byte order mark', '\uFEFFJ\u200Bo\u2060e\u180E', 'Joe'],
  ['marks of direction', '\u200EJoe\u200F \u202ASmith\u202C\u2066\u2069\u061C', 'Joe Smith'],
  ['fillers', '\u3164Kim\uFFA0\u115F\u1160\u2800', 'Kim'],
  ['control characters', 'J\u0000o\u0007e\u007F', 'Joe'],
  ['hidden tags', 'Joe\u{E0041}\u{E0042}\u{E007F}', 'Joe'],
  ['joiners between Latin letters and at the edges', '\u200DJo\u200De\u200C', 'Joe'],
  ['a joiner after an emoji that joins nothing', '👩\u200D Joe', '👩 Joe'],
  ['a second joiner', 'می\u200C\u200Cخواهم', 'می\u200Cخواهم'],
  ['all of a text without a visible character', '\u200B\u200D\u00AD', ''],
])('removes %s', (_, text, visible) => {
  expect(stripInvisible(text)).toBe(visible);
});

it.each([
  ['a family', '👨\u200D👩\u200D👧'],
  ['a person with a skin tone', '👩🏽\u200D⚕\uFE0F'],
  ['the rainbow flag', '🏳\uFE0F\u200D🌈'],
  ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['a keycap', '1\uFE0F\u20E3'],
  ['Persian', 'می\u200Cخواهم'],
  ['Hindi', 'क्\u200Dष क्\u200Cष'],
  ['Malayalam, with a joiner at the end of the word', 'അവന്\u200D'],
  ['Sinhala', 'ශ්\u200Dරී'],
  ['accents, also apart from their letters', 'José, Jose\u0301'],
  ['line breaks and tabs', 'a\tb\r\nc\u2028d'],
  ['spaces of every width', 'a\u00A0b\u2009c\u3000d'],
])('leaves %s as it is', (_, text) => {
  expect(stripInvisible(text)).toBe(text);
});

it.each([
  ['\u22125', '-5'],
  ['1\u20101\u20111\u20121\u20131\u20141', '1-1-1-1-1-1'],
  ['\uFE635\uFF0D', '-5-'],
  ['\u00A0a\u202F\u2009b\u3000', 'a b'],
  ['\u200E5\u00AD\uFEFF', '5'],
])('reads %j as the plain %j', (text, plain) => {
  expect(plainSigns(text)).toBe(plain);
});
