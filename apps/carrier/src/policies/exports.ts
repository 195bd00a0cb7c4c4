import type { InputOf } from '@agent-portal/data/endpoint';
import type { exportPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import type { exportPolicySummaries } from '@agent-portal/data/policies/summaries/contract';
import { mostRows, streamWorkbook } from '../documents/workbook.ts';
import type { Deps } from '../http/appEnv.ts';
import { badRequest } from '../http/answers/problems.ts';
import { pendingColumns, summaryColumns } from './exportColumns.ts';
import { pendingOrder } from './pendingList.ts';
import { findPendingRows } from './queries/pendingRows.ts';
import { findSummaries } from './queries/summaries.ts';
import { type BookOwner, scopeOf } from './scope.ts';
import { summaryOrder } from './summaryList.ts';

/**
 * Rows fetched at a time, so that no query is long and others get their turn between. PGlite takes
 * twice as long for a row of a batch of 100.
 */
const batchSize = 50;

type PendingInput = InputOf<typeof exportPendingPolicyRequirements>;
type SummaryInput = InputOf<typeof exportPolicySummaries>;

/** The pending list as a workbook, in the order and with the filters in force. */
export async function exportPending(
  deps: Deps,
  caller: BookOwner,
  { query }: PendingInput,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const scope = await scopeOf(deps.db, caller, query.filters?.viewAs);
  const { value: rowIds } = await pendingOrder(deps, scope, query);
  const batches = inBatches(rowIds.length, signal, (from, to) =>
    findPendingRows(deps.db, rowIds.subarray(from, to)),
  );
  return streamWorkbook('Pending policies', pendingColumns(deps.today), batches);
}

/** The active or the terminated list as a workbook, in the order and with the filters in force. */
export async function exportSummaries(
  deps: Deps,
  caller: BookOwner,
  { params: { status }, query }: SummaryInput,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const scope = await scopeOf(deps.db, caller, query.filters?.viewAs);
  const { value: rowIds } = await summaryOrder(deps, scope, { status, ...query }, 'filters');
  const batches = inBatches(rowIds.length, signal, (from, to) =>
    findSummaries(deps.db, rowIds.subarray(from, to)),
  );
  return streamWorkbook(`${status} policies`, summaryColumns(status), batches);
}

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
