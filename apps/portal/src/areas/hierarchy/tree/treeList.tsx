import {
  exportHierarchy,
  getActiveHierarchy,
  type hierarchySortFields,
} from '@agent-portal/data/hierarchy/contract';
import type { HierarchyAgent } from '@agent-portal/data/hierarchy/shapes';
import { formatAgent } from '@agent-portal/format';
import type { Column } from '@agent-portal/ui/DataTable';
import { Link } from '@agent-portal/ui/Link';
import { useLocation } from 'react-router-dom';
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
import { StateText, type UrgentTones } from '../../../shared/cells/StateText.tsx';
import { AgentName } from '../../../shared/cells/AgentName.tsx';

/** An agent in the tree. The link opens the agent's own downline, viewed as that agent. */
function AgentCell({ agent }: { readonly agent: HierarchyAgent }) {
  const { pathname, search } = useLocation();
  const name = <AgentName agent={agent} />;
  if (new URLSearchParams(search).get('viewAs') === agent.agentId) return name;
  return <Link href={`${pathname}?${new URLSearchParams({ viewAs: agent.agentId })}`}>{name}</Link>;
}

const tones: UrgentTones<HierarchyAgent['contractStatus']> = { Pending: 'warning' };

/** The active hierarchy (decisions, 3). */
const treeColumns: readonly Column<HierarchyAgent>[] = [
  {
    id: 'agentName',
    header: 'Agent',
    heading: true,
    width: 17,
    sortable: true,
    sortsFirst: 'asc',
    value: (row) => formatAgent(row),
    cell: (row) => <AgentCell agent={row} />,
  },
  { id: 'agentLevel', header: 'Level', width: 8.5, hideOrder: 3 },
  { id: 'marketCode', header: 'Market', width: 5.5, hideOrder: 1 },
  { id: 'companyCode', header: 'Company', width: 6, hideOrder: 2 },
  {
    id: 'contractStatus',
    header: 'Contract status',
    kind: 'status',
    width: 8,
    cell: ({ contractStatus }) => (
      <StateText tone={tones[contractStatus]}>{contractStatus}</StateText>
    ),
  },
  { id: 'effective', header: 'Effective', kind: 'date', width: 7, sortable: true, hideOrder: 4 },
  { id: 'downline', header: 'Downline', kind: 'count', width: 6, card: 'summary' },
];

export type TreeField = (typeof hierarchySortFields)[number];

/** The number of agents in one part of a branch, and on one page of filter results. */
export const partSize = 50;

export const treeAddress: ListAddress<TreeField> = {
  sortFields: ['effective', 'agentName'],
  defaultSort: { field: 'effective', direction: 'desc' },
  orderWhenUnsorted: { field: 'agentName', direction: 'asc' },
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
