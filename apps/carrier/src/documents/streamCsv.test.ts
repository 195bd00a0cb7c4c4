import { expect, test } from 'vitest';
import { type CsvColumn, type CsvValue, streamCsv } from './streamCsv.ts';

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
