import { badRequest } from '../http/answers/problems.ts';
import { workbookRows } from '../limits.ts';

/**
 * Rows in one query. Small batches let other calls run in between. With 100 rows, PGlite also takes twice as
 * long for each row.
 */
const batchSize = 50;

/**
 * The rows of a list in batches, each read when it is needed: only one batch is in memory, and no query runs
 * after the client has left.
 */
export function inBatches<Row>(
  length: number,
  signal: AbortSignal,
  find: (from: number, to: number) => Promise<readonly Row[]>,
): AsyncIterable<readonly Row[]> {
  signal.throwIfAborted();
  if (length > workbookRows) throw tooManyRows(length);
  return (async function* batches() {
    for (let from = 0; from < length; from += batchSize) {
      signal.throwIfAborted();
      yield await find(from, from + batchSize);
    }
  })();
}

export async function allOf<Row>(batches: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of batches) all.push(...rows);
  return all;
}

/** An Excel sheet has at most 1,048,576 rows, with the header. A larger file does not open. */
function tooManyRows(length: number) {
  const message = `select ${length} rows, but a workbook holds at most ${workbookRows}. Narrow the filters`;
  return badRequest([{ field: 'filters', message }]);
}
