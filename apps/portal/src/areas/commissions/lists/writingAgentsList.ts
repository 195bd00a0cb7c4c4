import { agentColumn } from '../../../shared/cells/agentColumn.tsx';
import {
  exportWritingAgentDetails,
  getWritingAgentDetails,
  type writingAgentSortFields,
} from '@agent-portal/data/commissions/contract';
import type { WritingAgentCommission } from '@agent-portal/data/commissions/shapes';
import { defineList } from '../../../shared/list/List.ts';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';
import { pageOf, pagingOf, sortOf } from '../moneyLists.ts';
import {
  commissionQuery,
  offeredCommissions,
  writingAgentFilterAddress,
  writingAgentFilters,
} from './commissionFilters.ts';
import { allCycles, cycleOfAddress } from './cycleOfAddress.ts';

type SortField = (typeof writingAgentSortFields)[number];

const address: ListAddress<SortField> = {
  prefix: 'agents',
  sortFields: [
    'agentName',
    'cycleFirstYear',
    'cycleRenewal',
    'ytdFirstYear',
    'ytdRenewal',
  ] satisfies [...typeof writingAgentSortFields],
  defaultSort: { field: 'agentName', direction: 'asc' },
  orderWhenUnsorted: { field: 'agentName', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: writingAgentFilterAddress,
};

/** The query for the filters and the sort order of a list state. */
function exportedQuery(state: ListState<SortField>, search: URLSearchParams, today: string) {
  return {
    // Without dates, the carrier adds up only the open cycle.
    ...(cycleOfAddress(search) === allCycles && { CycleBeginDate: '1900-01-01' }),
    ...commissionQuery(state, search, today),
    ...sortOf(state, address),
  };
}

/** /commissions, writing agents: commissions by the agent who wrote the business (decisions, 3). */
export const writingAgentsList = defineList({
  id: 'commission-agents',
  title: 'Writing agents',
  nouns: ['writing agent', 'writing agents'],
  columns: [
    agentColumn({
      id: 'agentName',
      header: 'Writing Agent',
      heading: true,
      sortable: true,
      width: 12,
    }),
    { id: 'cycleFirstYear', header: 'Cycle first year', kind: 'money', width: 8, sortable: true },
    { id: 'cycleRenewal', header: 'Cycle renewal', kind: 'money', width: 7.5, sortable: true },
    { id: 'ytdFirstYear', header: 'YTD First Year', kind: 'money', width: 7.5, sortable: true },
    { id: 'ytdRenewal', header: 'YTD Renewal', kind: 'money', width: 7.5, sortable: true },
  ],
  address,
  filters: writingAgentFilters,
  rowKey: (row: WritingAgentCommission) => row.agentId,
  rowName: (row: WritingAgentCommission) => row.agentName,
  endpoint: getWritingAgentDetails,
  query: (state: ListState<SortField>, includeFilters, search, today) => ({
    query: { ...exportedQuery(state, search, today), ...pageOf(state, includeFilters) },
  }),
  read: (page) => ({
    rows: page.writingAgentCommissions,
    ...pagingOf(page),
    offered: offeredCommissions(page.filters),
    totals: {
      cycleFirstYear: page.cyclePaidFirstYearTotal,
      cycleRenewal: page.cyclePaidRenewalTotal,
      ytdFirstYear: page.yearTotDateFirstYearTotal,
      ytdRenewal: page.yearToDateRenewalTotal,
    },
  }),
  exports: {
    endpoint: exportWritingAgentDetails,
    query: (state: ListState<SortField>, search, today) => ({
      query: exportedQuery(state, search, today),
    }),
  },
});
