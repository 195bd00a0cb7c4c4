import { expect, it } from 'vitest';
import { documentName } from './documentName.ts';

it.each([
  ['Statement.pdf', 'Statement.pdf'],
  ['Übersicht 2026.PDF', 'Übersicht 2026.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\dana\\form.pdf', 'form.pdf'],
  ['form.exe', 'form.exe.pdf'],
  ['exe\u202Efdp.scr', 'exefdp.scr.pdf'],
  ['a\r\nSet-Cookie: b.pdf', 'aSet-Cookie: b.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['...', 'document.pdf'],
  ['pdf', 'pdf.pdf'],
  ['', 'document.pdf'],
  ['\uD800.pdf', '\uFFFD.pdf'],
])('names %j %j', (typed, name) => {
  expect(documentName(typed, 'application/pdf')).toBe(name);
});

it('keeps each usual ending of a picture', () => {
  expect(documentName('a.jpeg', 'image/jpeg')).toBe('a.jpeg');
  expect(documentName('a.jpg', 'image/jpeg')).toBe('a.jpg');
  expect(documentName('a.jpg', 'image/png')).toBe('a.jpg.png');
});

it('shortens a long name, and keeps its ending', () => {
  const name = documentName(`${'😀'.repeat(300)}.pdf`, 'application/pdf');
  expect(Array.from(name)).toHaveLength(200);
  expect(name.endsWith('😀.pdf')).toBe(true);
});
