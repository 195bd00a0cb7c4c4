import { mostRows } from '../documents/streamWorkbook.ts';
import { badRequest } from '../http/answers/problems.ts';

/**
 * Rows fetched at a time, so that no query is long and others get their turn between. PGlite takes
 * twice as long for a row of a batch of 100.
 */
const batchSize = 50;

/**
 * The rows of a list a batch at a time, each asked for when it is wanted: never more than one batch
 * in memory, and no query after the client has gone.
 */
export function inBatches<Row>(
  length: number,
  signal: AbortSignal,
  find: (from: number, to: number) => Promise<readonly Row[]>,
): AsyncIterable<readonly Row[]> {
  signal.throwIfAborted();
  if (length > mostRows) throw tooManyRows(length);
  return (async function* batches() {
    for (let from = 0; from < length; from += batchSize) {
      signal.throwIfAborted();
      yield await find(from, from + batchSize);
    }
  })();
}

/** An Excel sheet holds a million rows; more would be a file that does not open. */
function tooManyRows(length: number) {
  const message = `leave ${length} rows, and a workbook holds ${mostRows}; choose fewer`;
  return badRequest([{ field: 'filters', message }]);
}
