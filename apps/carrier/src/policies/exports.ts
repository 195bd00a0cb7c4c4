import type { InputOf } from '@agent-portal/data/endpoint';
import type { exportPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import type { exportPolicySummaries } from '@agent-portal/data/policies/summaries/contract';
import { writeWorkbook, type WorkbookBytes } from '../documents/workbook.ts';
import type { Deps } from '../http/appEnv.ts';
import { pendingColumns, summaryColumns } from './exportColumns.ts';
import { pendingOrder } from './pendingList.ts';
import { findPendingRows } from './queries/pendingRows.ts';
import { findSummaries } from './queries/summaries.ts';
import type { BookOwner } from './scope.ts';
import { summaryOrder } from './summaryList.ts';

/** Rows fetched at a time, so that no query is long and others get their turn between. */
const chunk = 1_000;

type PendingInput = InputOf<typeof exportPendingPolicyRequirements>;
type SummaryInput = InputOf<typeof exportPolicySummaries>;

/** The pending list as a workbook, in the order and with the filters in force. */
export async function exportPending(
  deps: Deps,
  caller: BookOwner,
  { query }: PendingInput,
  signal: AbortSignal,
): Promise<WorkbookBytes> {
  const { value: rowIds } = await pendingOrder(deps, caller, query);
  const rows = await inChunks(rowIds.length, signal, (from, to) =>
    findPendingRows(deps.db, rowIds.subarray(from, to)),
  );
  return writeWorkbook('Pending policies', pendingColumns(deps.today), rows);
}

/** The active or the terminated list as a workbook, in the order and with the filters in force. */
export async function exportSummaries(
  deps: Deps,
  caller: BookOwner,
  { params: { status }, query }: SummaryInput,
  signal: AbortSignal,
): Promise<WorkbookBytes> {
  const { value: rowIds } = await summaryOrder(deps, caller, { status, ...query }, 'filters');
  const rows = await inChunks(rowIds.length, signal, (from, to) =>
    findSummaries(deps.db, rowIds.subarray(from, to)),
  );
  return writeWorkbook(`${status} policies`, summaryColumns(status), rows);
}

async function inChunks<Row>(
  length: number,
  signal: AbortSignal,
  find: (from: number, to: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < length; from += chunk) {
    signal.throwIfAborted();
    for (const row of await find(from, from + chunk)) rows.push(row);
  }
  return rows;
}
