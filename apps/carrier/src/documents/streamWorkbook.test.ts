import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { expect, test } from 'vitest';
import { readWorkbook } from './readWorkbook.ts';
import { streamWorkbook, type WorkbookColumn } from './streamWorkbook.ts';

interface Row {
  readonly name: string | null;
  readonly born: string | null;
  readonly premium: string | null;
  readonly share?: number | null;
}

const columns: readonly WorkbookColumn<Row>[] = [
  { header: 'Name', width: 20, text: ({ name }) => name },
  { header: 'Born', width: 12, date: ({ born }) => born },
  { header: 'Premium', width: 12, amount: ({ premium }) => premium },
  { header: 'Share', width: 12, percent: ({ share = null }) => share },
];

const row = (name: string): Row => ({ name, born: null, premium: null });

async function* batches(...rows: readonly Row[][]) {
  yield* rows;
}

const write = (...rows: readonly Row[][]) =>
  readWorkbook(streamWorkbook({ name: 'Sheet & more', columns, batches: batches(...rows) }));

test('cells have the type of their column', async () => {
  const { rows, styles } = await write(
    [{ name: 'Žofie Dvořáková', born: '1900-03-01', premium: '-1234.50', share: 0.25 }],
    [{ name: null, born: null, premium: null }],
    [{ name: '', born: '2026-11-18', premium: '0.00' }],
  );
  expect(rows.map((row) => row.map(({ kind, value }) => `${kind} ${value}`))).toEqual([
    ['text Name', 'text Born', 'text Premium', 'text Share'],
    ['text Žofie Dvořáková', 'number 61', 'number -1234.5', 'number 0.25'],
    [],
    ['text ', 'number 46344', 'number 0'],
  ]);
  expect(styles).toContain('numFmtId="4"');
  expect(styles).toContain('numFmtId="10"');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "'=1", '<t>&amp;</t>', '_x0041_'])(
  'a text that begins like %j stays text',
  async (name) => {
    const { rows, sheet } = await write([{ name, born: null, premium: null }]);
    expect(rows[1]?.[0]?.kind).toBe('text');
    expect(sheet).not.toContain('<f');
    expect(sheet).not.toMatch(/[>]_x0041_/);
  },
);

test('an empty list has its header', async () => {
  expect((await write()).rows).toHaveLength(1);
});

test('the header stays visible and filters all rows', async () => {
  const { sheet } = await write([row('A')], []);
  expect(sheet).toMatch(/<pane[^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).toContain('</sheetData><autoFilter ref="A1:D2"/></worksheet>');
});

test('names its columns A to Z, AA to ZZ, and then AAA', async () => {
  const many = Array.from({ length: 703 }, (_, at) => ({
    header: `${at}`,
    width: 9,
    text: () => null,
  }));
  const { sheet } = await readWorkbook(
    streamWorkbook({ name: 'Wide', columns: many, batches: batches() }),
  );
  const names = [...sheet.matchAll(/<c r="([A-Z]+)1"/g)].map(([, name]) => name);
  const named = [0, 25, 26, 51, 52, 701, 702].map((at) => names[at]);
  expect(named).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  expect(new Set(names).size).toBe(703);
});

test('a second sheet comes after the first', async () => {
  const first = { name: 'First', columns, batches: batches() };
  const about = { name: 'About', columns, batches: batches([row('Žofie')]) };
  const { rows, about: lines } = await readWorkbook(streamWorkbook(first, about));
  expect([rows.length, lines.length]).toEqual([1, 2]);
  expect(lines[1]?.[0]?.value).toBe('Žofie');
});

/** Hardly compressible, so that the output fills the buffers. */
const fullBatch = (): Row[] =>
  Array.from({ length: 500 }, () => ({ name: crypto.randomUUID(), born: null, premium: null }));

/** Sends as much through the threads of zlib as a workbook of this many batches. */
async function compressBatches(count: number): Promise<void> {
  const deflate = promisify(deflateRaw);
  for (let batch = 0; batch < count; batch += 1) await deflate(JSON.stringify(fullBatch()));
}

test('rows are read on demand, and not after the client has left', async () => {
  let asked = 0;
  let isOver = false;
  async function* endless() {
    try {
      for (;;) {
        asked += 1;
        yield fullBatch();
      }
    } finally {
      isOver = true;
    }
  }
  const stream = streamWorkbook({ name: 'Endless', columns, batches: endless() });
  await compressBatches(3);
  expect(asked).toBe(0);
  const reader = stream.getReader();
  await reader.read();
  await compressBatches(200);
  const waiting = asked;
  await compressBatches(100);
  expect(asked).toBe(waiting);
  expect(asked).toBeLessThan(100);
  await reader.cancel();
  await expect.poll(() => isOver).toBe(true);
});

test('a failed batch fails the file', async () => {
  async function* failing(): AsyncGenerator<Row[]> {
    yield [];
    throw new Error('the database went away');
  }
  const file = streamWorkbook({ name: 'Failing', columns, batches: failing() });
  await expect(new Response(file).arrayBuffer()).rejects.toThrow('the database went away');
});
