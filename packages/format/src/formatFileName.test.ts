import { expect, it } from 'vitest';
import { cleanFileName } from './formatFileName.ts';

it.each([
  ['Übersicht 2026.PDF', 'Übersicht 2026.PDF'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\dana\\form.pdf', 'form.pdf'],
  ['exe\u202Efdp.scr', 'exefdp.scr'],
  ['pass\u200Bport\uFEFF\u00AD.pdf', 'passport.pdf'],
  ['form\u{E0065}\u{E0078}\u{E0065}.pdf', 'form.pdf'],
  ['a\r\nSet-Cookie: b.pdf', 'aSet-Cookie: b.pdf'],
  ['a\tb\u2028c.pdf', 'abc.pdf'],
  ['\uD800.pdf', '\uFFFD.pdf'],
  ['me 👩\u200D👧.png ', 'me 👩\u200D👧.png'],
  ['folder/', ''],
  ['\u200B', ''],
])('reads %j as %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});
