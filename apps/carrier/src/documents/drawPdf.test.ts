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
