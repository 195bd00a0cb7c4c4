import { policyColumn } from '../../../shared/cells/policyColumn.tsx';
import { insuredColumn } from '../../../shared/cells/insuredColumn.tsx';
import { agentColumn } from '../../../shared/cells/agentColumn.tsx';
import {
  type commissionSortFields,
  exportCommissionCsv,
  exportCommissionDetails,
  getCommissionDetails,
} from '@agent-portal/data/commissions/contract';
import type { CommissionLine } from '@agent-portal/data/commissions/shapes';
import { defineList } from '../../../shared/list/List.ts';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';
import { LineTrace } from '../../../shared/commissions/LineTrace.tsx';
import { pageOf, pagingOf, sortOf } from '../moneyLists.ts';
import {
  commissionQuery,
  detailFilterAddress,
  detailFilters,
  offeredCommissions,
} from './commissionFilters.ts';
import { allCycles, cycleOfAddress, hasCycleDates } from './cycleOfAddress.ts';

type SortField = (typeof commissionSortFields)[number];

const address: ListAddress<SortField> = {
  prefix: 'details',
  sortFields: ['cycleDate', 'premium', 'commission', 'policyNumber'] satisfies [
    ...typeof commissionSortFields,
  ],
  // All lines of a cycle share its date.
  defaultSort: { field: 'commission', direction: 'desc' },
  orderWhenUnsorted: { field: 'policyNumber', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: detailFilterAddress,
};

/** The query for the filters and the sort order of a list state. */
function exportedQuery(state: ListState<SortField>, search: URLSearchParams, today: string) {
  const numbers = state.filters['policyNumber'] as readonly string[] | undefined;
  return {
    ...commissionQuery(state, search, today),
    ...(numbers && { policyNumbers: [...numbers] }),
    ...sortOf(state, address),
  };
}

/** /commissions, policy details: the paid commissions, line by line (decisions, 3). */
export const commissionDetailsList = defineList({
  id: 'commission-details',
  title: 'Policy details',
  nouns: ['line', 'lines'],
  columns: [
    insuredColumn(),
    policyColumn(),
    agentColumn({ header: 'Writing Agent', hideOrder: 3 }),
    { id: 'product', header: 'Product', hideOrder: 1, card: 'kind' },
    {
      id: 'transaction',
      header: 'Transaction',
      kind: 'status',
      width: 7.25,
      card: 'summary',
    },
    {
      id: 'cycleDate',
      header: 'Cycle Date',
      kind: 'date',
      width: 6.75,
      sortable: true,
      hideOrder: 4,
    },
    { id: 'premium', header: 'Premium', kind: 'money', width: 6.75, sortable: true, hideOrder: 5 },
    { id: 'rate', header: 'Rate', kind: 'percent', hideOrder: 4 },
    {
      id: 'commission',
      header: 'Commission',
      kind: 'money',
      width: 8,
      sortable: true,
      card: 'summary',
    },
  ],
  address,
  filters: detailFilters,
  rowKey: (row: CommissionLine, index) => `${row.lineId ?? index}`,
  rowName: (row: CommissionLine) => `${row.transaction} of ${row.policyNumber}`,
  endpoint: getCommissionDetails,
  query: (state: ListState<SortField>, includeFilters, search, today) => ({
    query: { ...exportedQuery(state, search, today), ...pageOf(state, includeFilters) },
  }),
  read: (page) => ({
    rows: page.policyDetails,
    ...pagingOf(page),
    offered: offeredCommissions(page.filters),
    totals: page.commissionTotal === undefined ? undefined : { commission: page.commissionTotal },
  }),
  exports: {
    endpoint: exportCommissionDetails,
    csv: { endpoint: exportCommissionCsv, version: '2' },
    query: (state: ListState<SortField>, search, today) => ({
      query: exportedQuery(state, search, today),
    }),
  },
  detail: {
    label: (row) => `How ${row.transaction} of ${row.policyNumber} was calculated`,
    content: (row) => <LineTrace lineId={row.lineId} />,
  },
});

const listOfOneCycle: typeof commissionDetailsList = {
  ...commissionDetailsList,
  columns: commissionDetailsList.columns.filter(({ id }) => id !== 'cycleDate'),
};

/** The list for an address. The lines of one cycle share its date, so its column shows only for several cycles. */
export function commissionDetailsOf(search: URLSearchParams): typeof commissionDetailsList {
  const isOneCycle = cycleOfAddress(search) !== allCycles && !hasCycleDates(search, 'details');
  const isSorted = search.get('details.sort')?.includes('cycleDate');
  return isOneCycle && !isSorted ? listOfOneCycle : commissionDetailsList;
}
