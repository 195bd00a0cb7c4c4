import { expect, test, beforeEach, vi } from 'vitest';
import { drawPdf } from './drawPdf.ts';
import { type PdfBlock, createPdfWriter } from './pdf.ts';
import { readPdf } from './readPdf.ts';
import { EventEmitter } from 'node:events';

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

test.each(Object.entries(blocks))(
  'a document wraps the text of a %s, and cuts nothing',
  async (_, block) => {
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
  },
);

test('a document never splits a row of a ledger between pages', async () => {
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

test('a document numbers each page at the right margin', async () => {
  const { ends, pages } = await draw(blocks.table!);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, page] of pages.entries()) {
    const number = `Page ${at + 1} of ${pages.length}`;
    expect(page).toContain(number);
    expect(ends.find(({ text }) => text === number)?.end).toBeCloseTo(612 - 60, 0);
  }
});

test('a document tags each part for screen readers, and not the page number', async () => {
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

test('a document aligns the amount of a box to its right, and other lines to its left', async () => {
  const box = { x: 0, y: 0, width: 200, height: 60, label: '' };
  const endOf = async (size: 'amount' | 'text') =>
    (await draw({ boxes: [{ ...box, lines: ['$1.00'], size }], height: 60 })).ends.find(
      ({ text }) => text === '$1.00',
    )?.end ?? 0;
  expect(await endOf('amount')).toBeCloseTo(60 + 200 - 4, 0);
  expect(await endOf('text')).toBeLessThan(60 + 100);
});

/** A thread that a test ends itself. */
class HeldThread extends EventEmitter {
  readonly terminate = vi.fn<() => Promise<number>>(async () => 0);
}

const content = { title: 'A title', subtitle: '', sections: [] };
const bytes = new Uint8Array([37, 80, 68, 70]);
let client: AbortController;
let threads: HeldThread[];
let write: (signal?: AbortSignal) => Promise<Uint8Array>;
beforeEach(() => {
  threads = [];
  client = new AbortController();
  const writePdf = createPdfWriter(() => {
    const thread = new HeldThread();
    threads.push(thread);
    return thread;
  });
  write = (signal = client.signal) => writePdf(content, new Date(0), signal);
});

test('the PDF writer draws two documents at the same time, and the next one when one is done', async () => {
  const all = [write(), write(), write()];
  await expect.poll(() => threads).toHaveLength(2);
  threads[1]?.emit('message', bytes);
  expect(await all[1]).toBe(bytes);
  await expect.poll(() => threads).toHaveLength(3);
  expect(threads[1]?.terminate).toHaveBeenCalledOnce();
  threads[0]?.emit('message', bytes);
  threads[2]?.emit('message', bytes);
  await Promise.all(all);
});

test('the PDF writer ends the thread of a client that left, and starts none for a waiting one', async () => {
  const other = new AbortController();
  const stored = [write(other.signal), write(other.signal)];
  const waiting = write();
  client.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  other.abort(new Error('gone too'));
  for (const each of stored) await expect(each).rejects.toThrow('gone too');
  expect(threads).toHaveLength(2);
  for (const { terminate } of threads) expect(terminate).toHaveBeenCalledOnce();
});

test('the PDF writer rejects a document with 503 when 50 wait already', async () => {
  const all = Promise.allSettled(Array.from({ length: 52 }, () => write()));
  await expect(write()).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  client.abort(new Error('gone'));
  expect((await all).every(({ status }) => status === 'rejected')).toBe(true);
});

test('the PDF writer fails when a thread ends without a document', async () => {
  const written = write();
  await expect.poll(() => threads).toHaveLength(1);
  threads[0]?.emit('exit', 1);
  await expect(written).rejects.toThrow('A thread ended without its document.');
});
