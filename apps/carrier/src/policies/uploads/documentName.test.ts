import { expect, it } from 'vitest';
import { documentName, sentName } from './receiveDocuments.ts';

it.each([
  ['Statement.pdf', 'Statement.pdf'],
  ['Übersicht 2026.PDF', 'Übersicht 2026.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['form.exe', 'form.exe.pdf'],
  ['exe\u202Efdp.scr', 'exefdp.scr.pdf'],
  ['say %22hello%22%0D%0A.pdf', 'say "hello".pdf'],
  ['100%25 %2e%2E%2Fpaid.pdf', '100%25 %2e%2E%2Fpaid.pdf'],
  ['%0d%0A', 'document.pdf'],
  ['report.pdf.', 'report.pdf'],
  ['report.pdf \u200B', 'report.pdf'],
  ['CON', '_CON.pdf'],
  ['nul.tar.pdf', '_nul.tar.pdf'],
  ['com1.pdf', '_com1.pdf'],
  ['console.pdf', 'console.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['...', 'document.pdf'],
  ['pdf', 'pdf.pdf'],
  ['', 'document.pdf'],
])('names %j %j', (typed, name) => {
  expect(documentName(sentName(typed), 'application/pdf')).toBe(name);
});

it('keeps each usual ending of a picture', () => {
  for (const name of ['a.jpg', 'a.jpeg', 'a.jpe', 'a.jfif'])
    expect(documentName(name, 'image/jpeg')).toBe(name);
  expect(documentName('a.JFIF', 'image/jpeg')).toBe('a.jfif');
  expect(documentName('scan', 'image/jpeg')).toBe('scan.jpg');
  expect(documentName('a.jpg', 'image/png')).toBe('a.jpg.png');
});

it('shortens a long name, and keeps its ending', () => {
  const name = documentName(`${'😀'.repeat(300)}.pdf`, 'application/pdf');
  expect(Array.from(name)).toHaveLength(200);
  expect(name.endsWith('😀.pdf')).toBe(true);
});
