import { commissionCsvColumns } from '@agent-portal/data/commissions/contract';
import { type CsvValue, streamCsv } from '../documents/streamCsv.ts';
import { type ExportCall, exportedBatches } from '../lists/exportList.ts';
import type { ListQuery } from '../lists/orderOf.ts';
import { detailList } from './detailList.ts';
import type { DetailFilters, DetailOrder } from './filters.ts';
import { findPaymentLines, type PaymentLine } from './queries/lines.ts';

/** A line of the file, in the order of `commissionCsvColumns`. Amounts are dollars. */
const recordOf = (line: PaymentLine): readonly CsvValue[] => [
  line.rowId,
  line.reversesRowId,
  line.policyNumber,
  line.writingAgentId,
  line.transaction,
  line.cycleEndDate,
  line.premiumCents / 100,
  line.rateBp === 0 ? null : line.rateBp / 10_000,
  line.commissionCents / 100,
];

/** The policy details for other programs, one payment a line, with the current order and filters. */
export async function commissionCsv(
  call: ExportCall,
  query: ListQuery<DetailFilters, DetailOrder>,
): Promise<ReadableStream<Uint8Array>> {
  const { batches } = await exportedBatches(call, detailList, query, async ({ db }, rowIds) =>
    (await findPaymentLines(db, rowIds)).map(recordOf),
  );
  const columns = commissionCsvColumns.map((header) =>
    header === 'Premium' || header === 'Amount' ? { header, decimals: 2 } : { header },
  );
  return streamCsv(columns, batches);
}
