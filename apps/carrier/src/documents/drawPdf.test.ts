import { expect, test } from 'vitest';
import { drawPdf } from './drawPdf.ts';
import type { PdfBlock } from './pdf.ts';
import { readPdf } from './readPdf.ts';

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Bartholomew, Maximilian Alexander';
const longWord = 'x'.repeat(90);
const amount = '$123,456,789,012,345.67';

/** A long text for each kind of block, enough for several pages. */
const blocks: Readonly<Record<string, PdfBlock>> = {
  pairs: { pairs: [[longName, longWord]] },
  table: {
    columns: [
      { header: 'Name' },
      { header: longName },
      { header: 'Paid', align: 'end' },
      { header: 'Word' },
    ],
    rows: Array.from({ length: 12 }, () => [longName, longName, amount, longWord]),
  },
  ledger: {
    ledger: [
      { header: 'Name', weight: 10 },
      { header: longName, weight: 5 },
      { header: 'Paid', weight: 6, align: 'end' },
      { header: 'Word', weight: 5 },
    ],
    rows: Array.from({ length: 12 }, () => [[longName, longName, amount, longWord], 100]),
  },
  paragraph: { paragraph: `${longName} ${longWord} ${amount}` },
  form: {
    boxes: [{ x: 0, y: 0, width: 120, height: 60, label: 'Name', lines: [longName, longWord] }],
    height: 60,
  },
};

const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');

test.each(Object.entries(blocks))('wraps the text of a %s, and cuts nothing', async (_, block) => {
  const sections = [{ heading: longName, blocks: [block] }];
  const bytes = await drawPdf({ title: longName, subtitle: longWord, sections }, new Date(0));
  const { ends, pages } = await readPdf(bytes);
  const text = withoutSpace(pages.join(''));
  const asked = JSON.stringify(block);
  for (const part of [longName, longWord, amount])
    expect(text.split(withoutSpace(part)).length > 1 || !asked.includes(part)).toBe(true);
  expect(text).not.toContain('…');
  // No text is beyond the right margin.
  for (const { end } of ends) expect(end).toBeLessThanOrEqual(612 - 60 + 1);
});

test('never splits a row of a ledger between pages', async () => {
  const { pages } = await readPdf(
    await drawPdf(
      {
        title: 'A statement',
        subtitle: '',
        sections: [{ heading: 'Lines', blocks: [blocks.ledger!] }],
      },
      new Date(0),
    ),
  );
  expect(pages.length).toBeGreaterThan(1);
  const whole = pages.map((page) => withoutSpace(page).split('$123,456,789').length - 1);
  const totals = pages.map((page) => /Total of this page +\$(\d+)\.00/.exec(page)?.[1]);
  expect(totals).toEqual(whole.map(String));
});

const draw = async (...sections: readonly PdfBlock[]) =>
  readPdf(
    await drawPdf(
      {
        title: 'A title',
        subtitle: 'About it',
        sections: [{ heading: 'A part', blocks: sections }],
      },
      new Date(0),
    ),
  );

test('numbers each page at the right margin', async () => {
  const { ends, pages } = await draw(blocks.table!);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, page] of pages.entries()) {
    const number = `Page ${at + 1} of ${pages.length}`;
    expect(page).toContain(number);
    expect(ends.find(({ text }) => text === number)?.end).toBeCloseTo(612 - 60, 0);
  }
});

test('tags each part for screen readers, and not the page number', async () => {
  const { tags } = await draw(
    { paragraph: 'Some words' },
    { pairs: [['Name', 'Dana']] },
    { columns: [{ header: 'Name' }], rows: [['Dana']] },
  );
  const roles = [...tags.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role);
  expect(roles).toEqual(
    expect.arrayContaining(['Document', 'H1', 'H2', 'Sect', 'L', 'LI', 'Lbl', 'LBody', 'Table']),
  );
  expect(roles.filter((role) => role === 'P')).toHaveLength(2);
  expect(roles.filter((role) => role === 'TH' || role === 'TD')).toEqual(['TH', 'TD']);
});

test('aligns the amount of a box to its right, and other lines to its left', async () => {
  const box = { x: 0, y: 0, width: 200, height: 60, label: '' };
  const endOf = async (size: 'amount' | 'text') =>
    (await draw({ boxes: [{ ...box, lines: ['$1.00'], size }], height: 60 })).ends.find(
      ({ text }) => text === '$1.00',
    )?.end ?? 0;
  expect(await endOf('amount')).toBeCloseTo(60 + 200 - 4, 0);
  expect(await endOf('text')).toBeLessThan(60 + 100);
});
