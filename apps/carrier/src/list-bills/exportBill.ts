import { streamWorkbook } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';
import { aboutSheet, type Exporter } from '../lists/aboutSheet.ts';
import { addUp } from '../lists/addUp.ts';
import { inBatches } from '../lists/inBatches.ts';
import { orderOf } from '../lists/orderOf.ts';
import { employeeListFor, getBill } from './employeeList.ts';

/** The labels of the bill's details on the second sheet, in the words of the page. */
const labels = {
  billNumber: 'Bill number',
  group: 'Group',
  groupNumber: 'Group number',
  period: 'Period from',
  periodEnd: 'Period to',
  dueDate: 'Due date',
  billed: 'Billed',
  paid: 'Paid',
  status: 'Status',
} as const;

/** A bill as a workbook: its employees. A second sheet describes the bill. */
export async function exportBill(
  call: { readonly deps: Deps; readonly caller: Exporter; readonly signal: AbortSignal },
  listBillId: string,
): Promise<{ readonly billNumber: string; readonly body: ReadableStream<Uint8Array> }> {
  const { deps, caller, signal } = call;
  const bill = await getBill(deps, caller, listBillId);
  const list = employeeListFor(caller.agentIds);
  const { billNumber } = bill;
  const filters = { billNumber };
  const { value: rowIds } = await orderOf(deps, caller, list, { filters });
  const columns = list.columns(deps.today);
  const { batches, totals } = addUp({
    columns,
    batches: inBatches(rowIds.length, signal, (from, to) =>
      list.findRows(deps, rowIds.subarray(from, to)),
    ),
  });
  const about = aboutSheet(
    deps,
    caller,
    { name: list.name, filterLabels: labels },
    { filters: bill, count: rowIds.length, totals },
  );
  return { billNumber, body: streamWorkbook({ name: list.name, columns, batches }, about) };
}
