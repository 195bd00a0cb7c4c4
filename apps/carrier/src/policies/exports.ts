import type {
  exportPendingPolicyRequirements,
  exportPolicySummaries,
} from '@agent-portal/data/policies/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { activeFilterShape, terminatedFilterShape } from '@agent-portal/data/policies/filters';
import { writeWorkbook, type WorkbookBytes } from '../documents/workbook.ts';
import type { Deps } from '../http/appEnv.ts';
import { badRequest } from '../http/problems.ts';
import { pendingColumns, summaryColumns } from './exportColumns.ts';
import type { SummaryFilters } from './filters.ts';
import { pendingOrder } from './pendingList.ts';
import { findPendingRows } from './queries/pendingRows.ts';
import { findSummaries, findSummaryOrder, type SummaryStatus } from './queries/summaries.ts';
import { type BookOwner, scopeOf } from './scope.ts';

/** Rows fetched at a time, so that no query is long and others get their turn between. */
const chunk = 1_000;

const filterShapes = { Active: activeFilterShape, Terminated: terminatedFilterShape } as const;

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

/** The active or the terminated list as a workbook, with the filters in force. */
export async function exportSummaries(
  { db, today }: Deps,
  caller: BookOwner,
  { params: { status }, query: { filters = {} } }: SummaryInput,
  signal: AbortSignal,
): Promise<WorkbookBytes> {
  refuseFiltersOfTheOtherList(status, filters);
  const scope = await scopeOf(db, caller, filters.viewAs);
  const numbers = await findSummaryOrder(db, scope, status, filters, today);
  const rows = await inChunks(numbers.length, signal, (from, to) =>
    findSummaries(db, numbers.slice(from, to)),
  );
  return writeWorkbook(`${status} policies`, summaryColumns(status), rows);
}

/** The contract takes the filters of both lists; one that the list has not is a mistake [S3]. */
function refuseFiltersOfTheOtherList(status: SummaryStatus, filters: SummaryFilters): void {
  const foreign = Object.keys(filters).filter((name) => !(name in filterShapes[status]));
  if (foreign.length === 0) return;
  const message = `is not a filter of the ${status} list`;
  throw badRequest(foreign.map((name) => ({ field: `filters.${name}`, message })));
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
