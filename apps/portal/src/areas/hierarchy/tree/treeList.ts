import type { hierarchySortFields } from '@agent-portal/data/hierarchy/contract';
import { exportHierarchy, getActiveHierarchy } from '@agent-portal/data/hierarchy/contract';
import type { HierarchyAgent } from '@agent-portal/data/hierarchy/shapes';
import { orderOf } from '../../../shared/list/address/listQuery.ts';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';
import { defineList } from '../../../shared/list/List.ts';
import {
  hierarchyFilterAddress,
  hierarchyFilters,
  hierarchyQuery,
  pageQuery,
  pagingOf,
} from '../lists/hierarchyFilters.ts';
import { treeColumns } from './treeColumns.tsx';

export type TreeField = (typeof hierarchySortFields)[number];

/** The number of agents in one part of a branch, and on one page of filter results. */
export const partSize = 50;

export const treeAddress: ListAddress<TreeField> = {
  sortFields: ['effective', 'agentName'],
  defaultSort: { field: 'effective', direction: 'desc' },
  unsorted: { field: 'agentName', direction: 'asc' },
  pageSizes: [partSize],
  filters: hierarchyFilterAddress,
};

/** /hierarchy, active hierarchy: the top level, or all matches of a filter. Branches load when they open. */
export const treeList = defineList({
  id: 'hierarchy-tree',
  title: 'Active hierarchy',
  nouns: ['agent', 'agents'],
  keepsQuery: false,
  columns: treeColumns,
  address: treeAddress,
  filters: hierarchyFilters,
  rowKey: ({ agentId }: HierarchyAgent) => agentId,
  rowName: ({ agentName }: HierarchyAgent) => agentName,
  endpoint: getActiveHierarchy,
  query: (state: ListState<TreeField>, includeFilters) => ({
    query: { ...pageQuery(state, includeFilters), orderBy: orderOf(state, treeAddress) },
  }),
  read: (page) => ({ rows: page.agents, ...pagingOf(page) }),
  exports: {
    endpoint: exportHierarchy,
    query: (state: ListState<TreeField>) => ({ query: hierarchyQuery(state.filters) }),
  },
});
