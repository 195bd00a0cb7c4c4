import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { expect, test } from 'vitest';
import { readWorkbook } from './readWorkbook.ts';
import { streamWorkbook, type WorkbookColumn } from './streamWorkbook.ts';
import { sheetStart, workbookParts } from './workbookParts.ts';
import { type CsvColumn, type CsvValue, streamCsv } from './streamCsv.ts';
import { escapeXml } from './escapeXml.ts';

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

test('a sheet names its columns A to Z, AA to ZZ, and then AAA', async () => {
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

const name = { header: 'Name' };
const text = { header: 'Text' };

const textOf = (columns: readonly CsvColumn[], ...batches: readonly (readonly CsvValue[])[][]) =>
  new Response(
    streamCsv(
      columns,
      (async function* each() {
        yield* batches;
      })(),
    ),
  ).text();

test('a file has one header row, and a record a line over all batches', async () => {
  expect(
    await textOf([name, { header: 'Amount', decimals: 2 }], [['a', 1.5]], [], [['b', null]]),
  ).toBe('Name,Amount\r\na,1.50\r\nb,\r\n');
  expect(await textOf([name])).toBe('Name\r\n');
});

test('commas, quotation marks and line breaks stay in their field', async () => {
  expect(await textOf([text], [['a,b'], ['say "yes"'], ['one\ntwo']])).toBe(
    'Text\r\n"a,b"\r\n"say ""yes"""\r\n"one\ntwo"\r\n',
  );
});

test('a text that looks like a formula is not one, and a negative number stays a number', async () => {
  const texts = ['=1+1', '+1', '-1', '@cell', '\tx'];
  const [, ...lines] = (await textOf([text], [...texts.map((one) => [one]), [-12.5]])).split(
    '\r\n',
  );
  expect(lines).toEqual(["'=1+1", "'+1", "'-1", "'@cell", "'\tx", '-12.5', '']);
});

test('XML escapes what would end a text or an attribute, and a carriage return', () => {
  expect(escapeXml('a & b < c > d " e \r f')).toBe('a &amp; b &lt; c &gt; d &quot; e &#13; f');
  expect(escapeXml('&amp;')).toBe('&amp;amp;');
});

test.each(['\t', '\n', ' ', '\uD7FF', '\uE000', '\uFFFD', '\u{10000}', '\u{10FFFF}'])(
  'XML keeps %j',
  (character) => {
    expect(escapeXml(`a${character}b`)).toBe(`a${character}b`);
  },
);

test.each(['\0', '\u0008', '\u000B', '\u001F', '\uD800', '\uDFFF', '\uFFFE', '\uFFFF'])(
  'XML leaves out %j, with which no file opens',
  (character) => {
    expect(escapeXml(`a${character}b`)).toBe('ab');
  },
);
