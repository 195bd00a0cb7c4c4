import { type CastingContext, stringify } from 'csv-stringify/sync';
import { streamOf } from '../http/answers/streamOf.ts';

/** A column of a CSV file: its header, and with how many decimals its numbers are written. */
export interface CsvColumn {
  readonly header: string;
  /** @default as many as a number has */
  readonly decimals?: number;
}

/** A value of a CSV file; null is an empty field. */
export type CsvValue = string | number | null;

/**
 * A CSV file (RFC 4180), written while it is read: one header row, then the records of each batch. A text
 * that a spreadsheet would run as a formula is quoted with an apostrophe (reliability, 8). A number may be
 * negative.
 */
export function streamCsv(
  columns: readonly CsvColumn[],
  batches: AsyncIterable<readonly (readonly CsvValue[])[]>,
): ReadableStream<Uint8Array> {
  return streamOf(pieces(columns, batches));
}

async function* pieces(
  columns: readonly CsvColumn[],
  batches: AsyncIterable<readonly (readonly CsvValue[])[]>,
): AsyncGenerator<Uint8Array, void> {
  const write = (value: number, { column }: CastingContext) => {
    const decimals = columns[Number(column)]?.decimals;
    return decimals === undefined ? String(value) : value.toFixed(decimals);
  };
  const csvOf = (records: readonly (readonly CsvValue[])[]) =>
    Buffer.from(
      stringify(
        records.map((record) => [...record]),
        {
          record_delimiter: 'windows',
          escape_formulas: true,
          // By itself it quotes only whole record delimiters.
          quoted_match: /[\r\n]/,
          cast: { number: write },
        },
      ),
    );
  yield csvOf([columns.map(({ header }) => header)]);
  for await (const records of batches) yield csvOf(records);
}
