import { agentColumn } from '../../../shared/cells/agentColumn.tsx';
import {
  exportPendingHierarchy,
  getPendingHierarchy,
  type requirementSortFields,
} from '@agent-portal/data/hierarchy/contract';
import type { ContractingRequirement } from '@agent-portal/data/hierarchy/shapes';
import { StateText, type UrgentTones } from '../../../shared/cells/StateText.tsx';
import { orderOf } from '../../../shared/list/address/listQuery.ts';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';
import { defineList } from '../../../shared/list/List.ts';
import {
  hierarchyFilterAddress,
  hierarchyFilters,
  hierarchyQuery,
  pageQuery,
  pagingOf,
} from './hierarchyFilters.ts';

type Field = (typeof requirementSortFields)[number];

const address: ListAddress<Field> = {
  sortFields: ['requested', 'agentName'],
  defaultSort: { field: 'requested', direction: 'desc' },
  orderWhenUnsorted: { field: 'agentName', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: hierarchyFilterAddress,
};

const tones: UrgentTones<ContractingRequirement['status']> = { Open: 'warning' };

/** /hierarchy, pending requirements: the open requirements of agents (decisions, 3). */
export const requirementsList = defineList({
  id: 'hierarchy-requirements',
  title: 'Pending requirements',
  nouns: ['requirement', 'requirements'],
  keepsQuery: false,
  columns: [
    agentColumn({ width: 14, card: 'lead' }),
    { id: 'requirement', header: 'Requirement', width: 14, heading: true },
    { id: 'requested', header: 'Requested', kind: 'date', sortable: true },
    {
      id: 'status',
      header: 'Status',
      kind: 'status',
      cell: ({ status }) => <StateText tone={tones[status]}>{status}</StateText>,
    },
  ],
  address,
  filters: hierarchyFilters,
  rowKey: (row: ContractingRequirement, index) => `${row.agentId} ${row.requirement} ${index}`,
  rowName: (row: ContractingRequirement) => `${row.requirement} of ${row.agentName}`,
  endpoint: getPendingHierarchy,
  query: (state: ListState<Field>, includeFilters) => ({
    query: { ...pageQuery(state, includeFilters), orderBy: orderOf(state, address) },
  }),
  read: (page) => ({ rows: page.requirements, ...pagingOf(page) }),
  exports: {
    endpoint: exportPendingHierarchy,
    query: (state: ListState<Field>) => ({
      query: { ...hierarchyQuery(state.filters), orderBy: orderOf(state, address) },
    }),
  },
});
