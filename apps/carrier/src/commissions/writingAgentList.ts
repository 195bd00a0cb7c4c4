import type { getWritingAgentDetails } from '@agent-portal/data/commissions/contract';
import type { WritingAgentCommission } from '@agent-portal/data/commissions/shapes';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { compareNames } from '@agent-portal/format';
import { type BookOwner, type Scope, scopeOf } from '../book/scope.ts';
import { snapshotOf } from '../book/snapshots.ts';
import { moneyOf } from '../db/cents.ts';
import type { WorkbookColumn } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';
import { answerList } from '../lists/answerList.ts';
import type { BookList } from '../lists/BookList.ts';
import { cycleOf } from './cycles.ts';
import { commissionFilterValues } from './commissionFilterValues.ts';
import {
  askedOf,
  type WritingAgentFilters,
  writingAgentFilterLabels,
  type WritingAgentOrder,
} from './filters.ts';
import { findWritingAgentSums, type Span } from './queries/findWritingAgentSums.ts';
import { cyclesOf, sumOf } from './summary.ts';

type Summed = Awaited<ReturnType<typeof findWritingAgentSums>>[number];

const columns: readonly WorkbookColumn<WritingAgentCommission>[] = [
  { header: 'Writing Agent', width: 36, text: (row) => `${row.agentName} - ${row.agentId}` },
  { header: 'Cycle first year', width: 16, amount: ({ cycleFirstYear }) => cycleFirstYear },
  { header: 'Cycle renewal', width: 16, amount: ({ cycleRenewal }) => cycleRenewal },
  { header: 'YTD First Year', width: 16, amount: ({ ytdFirstYear }) => ytdFirstYear },
  { header: 'YTD Renewal', width: 16, amount: ({ ytdRenewal }) => ytdRenewal },
];

const stored = { name: 'writing agents', weigh: (rows: readonly Summed[]) => rows.length * 200 };

/** The cycle dates of a query: the open cycle by default, and the year up to its end. */
function spanOf({ CycleBeginDate, CycleEndDate }: WritingAgentFilters, today: string): Span {
  const last = cycleOf(CycleEndDate ?? today);
  const to = CycleEndDate ?? last.cycleEndDate;
  return { from: CycleBeginDate ?? last.cycleStartDate, to, yearFrom: `${to.slice(0, 4)}-01-01` };
}

async function sumsOf(deps: Deps, paidTo: Scope, filters: WritingAgentFilters) {
  const span = spanOf(filters, deps.today);
  const make = () => findWritingAgentSums(deps.db, paidTo, filters, span);
  return (await snapshotOf(deps, stored, [paidTo, filters, deps.today], make)).value;
}

const compareBy = ({ field, direction }: WritingAgentOrder) => {
  const sign = direction === 'desc' ? -1 : 1;
  return (a: Summed, b: Summed) =>
    sign * (field === 'agentName' ? compareNames(a.agentName, b.agentName) : a[field] - b[field]) ||
    (a.agentId < b.agentId ? -1 : 1);
};

const defaultOrder: WritingAgentOrder = { field: 'agentName', direction: 'asc' };

/**
 * The writing agents whose business paid an agent [S3]. One query computes the sums of all rows, so a row id
 * is the index of a row.
 */
const listOf = (
  sums: readonly Summed[],
): BookList<WritingAgentFilters, WritingAgentOrder, WritingAgentCommission> => ({
  name: 'Commissions, writing agents',
  hasTotals: true,
  defaultOrder,
  findOrder: async (_deps, _paidTo, { orderBy }) => {
    const compareRows = compareBy(orderBy);
    const indexes = sums.map((row, index) => ({ row, index }));
    return Int32Array.from(
      indexes.sort((a, b) => compareRows(a.row, b.row)),
      ({ index }) => index,
    );
  },
  findRows: async (_deps, indexes) => [...indexes].flatMap((index) => toRow(sums[index])),
  columns: () => columns,
  filterLabels: writingAgentFilterLabels,
});

type Query = Pick<InputOf<typeof getWritingAgentDetails>['query'], 'orderBy' | 'sortDirection'> &
  WritingAgentFilters;

/** The list for a query, with its sums. @throws {Problem} 404 for another caller's agent */
export async function writingAgentListFor(deps: Deps, caller: BookOwner, query: Query) {
  const asked = askedOf(query, defaultOrder);
  const scope = await scopeOf(deps.db, caller, query.AgentId);
  const sums = await sumsOf(deps, scope, asked.filters);
  return { list: listOf(sums), asked, scope, sums };
}

export async function getWritingAgentPage(
  deps: Deps,
  caller: BookOwner,
  query: InputOf<typeof getWritingAgentDetails>['query'],
): Promise<OutputOf<typeof getWritingAgentDetails>> {
  const { list, asked, scope, sums } = await writingAgentListFor(deps, caller, query);
  const { rows, total, paging } = await answerList(deps, caller, list, asked);
  const span = spanOf(asked.filters, deps.today);
  const { value: cycles } = await cyclesOf(deps, scope);
  const isAsked = (end: string) => end >= span.from && end <= span.to;
  const ofCycles = sumOf(cycles, isAsked);
  const add = (field: 'cycleFirstYear' | 'cycleRenewal' | 'ytdFirstYear' | 'ytdRenewal') =>
    moneyOf(sums.reduce((sum, row) => sum + row[field], 0));
  const last = cycleOf(span.to);
  return {
    writingAgentCommissions: [...rows],
    cyclePaidFirstYearTotal: add('cycleFirstYear'),
    cyclePaidRenewalTotal: add('cycleRenewal'),
    yearTotDateFirstYearTotal: add('ytdFirstYear'),
    yearToDateRenewalTotal: add('ytdRenewal'),
    totalRecords: total,
    commissionCycle: {
      cycleStartDate: cycleOf(span.from).cycleStartDate,
      cycleEndDate: last.cycleEndDate,
      estimated: last.cycleEndDate >= deps.today,
      myCommissions: moneyOf(ofCycles.all),
      firstYear: moneyOf(ofCycles.firstYear),
      renewal: moneyOf(ofCycles.renewal),
    },
    filters: query.includeFilters === true ? await commissionFilterValues(deps, scope) : null,
    page: paging.currentPage,
    totalPages: paging.totalPages,
    asOf: paging.asOf,
  };
}

const toRow = (row: Summed | undefined): WritingAgentCommission[] =>
  row
    ? [
        {
          agentName: row.agentName,
          agentId: row.agentId,
          cycleFirstYear: moneyOf(row.cycleFirstYear),
          cycleRenewal: moneyOf(row.cycleRenewal),
          ytdFirstYear: moneyOf(row.ytdFirstYear),
          ytdRenewal: moneyOf(row.ytdRenewal),
        },
      ]
    : [];
