import { expect, test } from 'vitest';
import { sheetStart, workbookParts } from './workbookParts.ts';

const parts = new Map(
  workbookParts(['First & more', 'Second']).map((part) => [part.name, part.content]),
);
const read = (name: string) => parts.get(name) ?? '';

/** The values of an attribute, in the order of the file. */
const all = (text: string, attribute: string) =>
  [...text.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value);

test('each sheet has its name, and a relation to its own file', () => {
  const [, sheets = ''] = /<sheets>(.*)<\/sheets>/.exec(read('xl/workbook.xml')) ?? [];
  expect(all(sheets, 'name')).toEqual(['First &amp; more', 'Second']);
  expect(all(sheets, 'sheetId')).toEqual(['1', '2']);
  const related = read('xl/_rels/workbook.xml.rels');
  const ids = all(related, 'Id');
  expect(new Set(ids).size).toBe(3);
  const targets = new Map(ids.map((id, at) => [id, all(related, 'Target')[at]]));
  expect(all(sheets, 'r:id').map((id = '') => targets.get(id))).toEqual([
    'worksheets/sheet1.xml',
    'worksheets/sheet2.xml',
  ]);
});

test('each file that a relation names has a content type', () => {
  const related = all(read('xl/_rels/workbook.xml.rels'), 'Target').map(
    (target) => `/xl/${target}`,
  );
  expect(new Set(all(read('[Content_Types].xml'), 'PartName'))).toEqual(
    new Set(['/xl/workbook.xml', ...related]),
  );
});

test('each column has its width', () => {
  expect(sheetStart([20, 9])).toContain(
    '<cols><col min="1" max="1" width="20" customWidth="1"/><col min="2" max="2" width="9" customWidth="1"/></cols>',
  );
});
