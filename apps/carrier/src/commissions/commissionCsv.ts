import { commissionCsvColumns } from '@agent-portal/data/commissions/contract';
import { addDays, addMonths } from '../db/dates.ts';
import { type CsvValue, streamCsv } from '../documents/streamCsv.ts';
import { type ExportCall, exportedBatches } from '../lists/exportList.ts';
import type { ListQuery } from '../lists/orderOf.ts';
import { detailList } from './detailList.ts';
import { periodEndOf } from './dues.ts';
import type { DetailFilters, DetailOrder } from './filters.ts';
import { findPayments, type Payment } from './queries/lines.ts';

type Period = readonly [from: string | null, to: string | null];

/** The days that the premium of a line pays for; an advance is for months from the issue of its policy. */
function periodOf({ line, policy, monthsAdvanced }: Payment): Period {
  if (line.dueOn !== null) return [line.dueOn, periodEndOf(policy.billingMode, line.dueOn)];
  const { issueDate } = policy;
  if (line.transaction !== 'Advance' || monthsAdvanced === null || issueDate === null)
    return [null, null];
  return [issueDate, addDays(addMonths(issueDate, monthsAdvanced), -1)];
}

/** A line of the file in the order of the columns of version 2, which begin with those of version 1. Amounts are dollars. */
function recordOf(payment: Payment): readonly CsvValue[] {
  const { line, policy } = payment;
  return [
    line.rowId,
    line.reversesRowId,
    line.policyNumber,
    line.writingAgentId,
    line.transaction,
    line.cycleEndDate,
    line.premiumCents / 100,
    line.rateBp === 0 ? null : line.rateBp / 10_000,
    line.commissionCents / 100,
    policy.primaryInsured,
    policy.productName,
    policy.issueDate,
    ...periodOf(payment),
    line.paidAgentId,
    line.rateBp === 0 ? null : line.splitThousandths / 1_000,
  ];
}

/** The policy details for other programs, one payment a line, with the current order and filters. */
export async function commissionCsv(
  call: ExportCall,
  query: ListQuery<DetailFilters, DetailOrder>,
  version: '1' | '2' = '1',
): Promise<ReadableStream<Uint8Array>> {
  const headers = commissionCsvColumns[version];
  const { batches } = await exportedBatches(call, detailList, query, async ({ db }, rowIds) =>
    (await findPayments(db, rowIds)).map((payment) => recordOf(payment).slice(0, headers.length)),
  );
  const columns = headers.map((header) =>
    header === 'Premium' || header === 'Amount' ? { header, decimals: 2 } : { header },
  );
  return streamCsv(columns, batches);
}
