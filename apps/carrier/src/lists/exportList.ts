import { streamWorkbook } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';
import { aboutSheet, type Exporter } from './aboutSheet.ts';
import { addUp } from './addUp.ts';
import type { AnyOrder, BookList } from './BookList.ts';
import { viewInWords } from '../book/queries/viewAsAgents.ts';
import { inBatches } from './inBatches.ts';
import { type ListQuery, orderOf } from './orderOf.ts';

export interface ExportCall {
  readonly deps: Deps;
  readonly caller: Exporter;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

/** The rows of a list in batches, with the current order and filters, and their number. */
export async function exportedBatches<Filters extends object, Order extends AnyOrder, Row, Found>(
  { deps, caller, signal }: ExportCall,
  list: BookList<Filters, Order, Row>,
  query: ListQuery<Filters, Order>,
  find: (deps: Deps, rowIds: Int32Array) => Promise<readonly Found[]>,
) {
  const { value: rowIds } = await orderOf(deps, caller, list, query);
  const batches = inBatches(rowIds.length, signal, (from, to) =>
    find(deps, rowIds.subarray(from, to)),
  );
  return { batches, count: rowIds.length };
}

/**
 * A list as a workbook, with the current order and filters. A second sheet describes it.
 */
export async function exportList<Filters extends object, Order extends AnyOrder, Row>(
  call: ExportCall,
  list: BookList<Filters, Order, Row>,
  query: ListQuery<Filters, Order>,
): Promise<ReadableStream<Uint8Array>> {
  const { deps, caller } = call;
  const { batches: found, count } = await exportedBatches(call, list, query, list.findRows);
  const columns = list.columns(deps.today);
  const { batches, totals } = addUp({ columns, batches: found });
  const { viewAs }: { readonly viewAs?: string } = query.filters ?? {};
  // In commissions and debt the agent is the one who was paid, without its downline.
  const isView = 'viewAs' in list.filterLabels && list.filterLabels.viewAs === 'View As';
  const view = isView && viewAs !== undefined ? await viewInWords(deps.db, viewAs) : undefined;
  const about = aboutSheet(deps, caller, list, {
    ...query,
    count,
    view,
    totals: list.hasTotals ? totals : undefined,
  });
  return streamWorkbook({ name: list.name, columns, batches }, about);
}
