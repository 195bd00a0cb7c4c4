import type { getCommissionDetails } from '@agent-portal/data/commissions/contract';
import type { CommissionLine } from '@agent-portal/data/commissions/shapes';
import { defaultPageSize } from '@agent-portal/data/list';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { Scope } from '../book/scope.ts';
import { smallSnapshot, snapshotOf } from '../book/snapshots.ts';
import { type BookReader, withClientIdsFor } from '../book/withClientIdsFor.ts';
import { moneyOf } from '../db/cents.ts';
import type { WorkbookColumn } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';
import { answerList } from '../lists/answerList.ts';
import type { BookList } from '../lists/BookList.ts';
import { commissionFilterValues } from './commissionFilterValues.ts';
import {
  askedOf,
  type DetailFilters,
  type DetailOrder,
  writingAgentFilterLabels,
} from './filters.ts';
import { findLineOrder, findLines, findLineTotals } from './queries/lines.ts';

const columns: readonly WorkbookColumn<CommissionLine>[] = [
  { header: 'Policy Number', width: 16, text: ({ policyNumber }) => policyNumber },
  { header: 'Primary Insured', width: 30, text: ({ primaryInsured }) => primaryInsured },
  { header: 'Writing Agent', width: 36, text: (row) => `${row.agentName} - ${row.agentId}` },
  { header: 'Product', width: 24, text: ({ product }) => product },
  { header: 'Transaction', width: 14, text: ({ transaction }) => transaction },
  { header: 'Cycle Date', width: 12, date: ({ cycleDate }) => cycleDate },
  { header: 'Premium', width: 14, amount: ({ premium }) => premium },
  { header: 'Rate', width: 10, percent: ({ rate }) => rate },
  { header: 'Commission', width: 14, amount: ({ commission }) => commission },
];

/** The commission lines that were paid to an agent [S3]. `viewAs` names the agent. */
export const detailList: BookList<DetailFilters, DetailOrder, CommissionLine> = {
  name: 'Commissions, policy details',
  hasTotals: true,
  defaultOrder: { field: 'cycleDate', direction: 'desc' },
  findOrder: ({ db }, paidTo, asked) => findLineOrder(db, paidTo, asked),
  findRows: ({ db }, rowIds) => findLines(db, rowIds),
  columns: () => columns,
  filterLabels: { ...writingAgentFilterLabels, policyNumbers: 'Policy Number' },
};

/** The totals of a filter's lines, cached like their order. */
async function totalsOf(deps: Deps, paidTo: Scope, filters: DetailFilters) {
  const make = () => findLineTotals(deps.db, paidTo, filters);
  const about = [paidTo, filters] as const;
  return (
    await snapshotOf(
      deps,
      smallSnapshot<Awaited<ReturnType<typeof make>>>('line totals'),
      about,
      make,
    )
  ).value;
}

export async function getDetailPage(
  deps: Deps,
  caller: BookReader,
  query: InputOf<typeof getCommissionDetails>['query'],
): Promise<OutputOf<typeof getCommissionDetails>> {
  const asked = askedOf(query, detailList.defaultOrder);
  const { rows, scope, total, paging } = await answerList(deps, caller, detailList, asked);
  const { premium, commission } = await totalsOf(deps, scope, asked.filters);
  return {
    policyDetails: await withClientIdsFor(deps.db, caller, rows),
    page: paging.currentPage,
    totalPages: paging.totalPages,
    pageSize: asked.pageSize ?? defaultPageSize,
    totalRecords: total,
    filters: query.includeFilters === true ? await commissionFilterValues(deps, scope) : null,
    premiumTotal: moneyOf(premium),
    commissionTotal: moneyOf(commission),
    asOf: paging.asOf,
  };
}
