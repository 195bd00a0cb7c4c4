import { agentColumn } from '../../../shared/cells/agentColumn.tsx';
import { exportEndings, getEndings } from '@agent-portal/data/hierarchy/contract';
import type { Ending } from '@agent-portal/data/hierarchy/shapes';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';
import { defineList } from '../../../shared/list/List.ts';
import { DaysLeft } from '../../../shared/cells/DaysLeft.tsx';
import {
  hierarchyFilterAddress,
  hierarchyFilters,
  hierarchyQuery,
  pageQuery,
  pagingOf,
} from './hierarchyFilters.ts';

/** The carrier always sorts by end date, the earliest first. */
const address: ListAddress<'expires'> = {
  sortFields: ['expires'],
  defaultSort: { field: 'expires', direction: 'asc' },
  orderWhenUnsorted: { field: 'expires', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: hierarchyFilterAddress,
};

/** /hierarchy, ending soon: appointments, licenses and E&O that end within 90 days. An extension. */
export const endingsList = defineList({
  id: 'hierarchy-endings',
  title: 'Ending soon',
  nouns: ['item expires within 90 days', 'items expire within 90 days'],
  keepsQuery: false,
  columns: [
    agentColumn({ width: 14, card: 'lead' }),
    { id: 'kind', header: 'What ends', width: 8, heading: true },
    { id: 'detail', header: 'Of', width: 11, hideOrder: 1 },
    { id: 'expires', header: 'Expires', kind: 'date', hideOrder: 2 },
    {
      id: 'daysLeft',
      header: 'Days left',
      kind: 'status',
      width: 8.5,
      cell: ({ daysLeft }) => <DaysLeft days={daysLeft} />,
    },
  ],
  address,
  filters: hierarchyFilters,
  rowKey: ({ agentId, kind, detail, expires }: Ending, index) =>
    `${agentId} ${kind} ${detail} ${expires} ${index}`,
  rowName: ({ kind, agentName }: Ending) => `${kind} of ${agentName}`,
  endpoint: getEndings,
  query: (state: ListState<'expires'>, includeFilters) => ({
    query: pageQuery(state, includeFilters),
  }),
  read: (page) => ({ rows: page.endings, ...pagingOf(page) }),
  exports: {
    endpoint: exportEndings,
    query: (state: ListState<'expires'>) => ({ query: hierarchyQuery(state.filters) }),
  },
});
