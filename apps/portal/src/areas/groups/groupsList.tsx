import {
  exportGroupSummary,
  getGroupSummary,
  type GroupRow,
  type groupSortFields,
} from '@agent-portal/data/groups/contract';
import { formatPercent, formatShare } from '@agent-portal/format';
import { Badge } from '@agent-portal/ui/Badge';
import { mark } from '@agent-portal/ui/filters/address';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { agentColumn } from '../../shared/cells/agentColumn.tsx';
import { GroupLink } from '../../shared/cells/GroupLink.tsx';
import {
  groupSearch,
  groupSearchAddress,
  groupSearchQuery,
} from '../../shared/groups/groupSearch.ts';
import { defineList, type ListTab } from '../../shared/list/List.ts';
import { orderOf, pageSizeOf } from '../../shared/list/address/listQuery.ts';
import type { ListAddress, ListState } from '../../shared/list/address/listState.ts';

const ParticipationElement = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${token('space-4')};
  font-variant-numeric: tabular-nums;
`;

type Figures = Pick<GroupRow, 'participation' | 'minimumParticipation' | 'shortBy'>;

/** A participation, with a text if it is under the group's minimum. */
const participationOf = ({ participation, minimumParticipation, shortBy = 0 }: Figures) => (
  <ParticipationElement>
    {formatShare(participation)}
    {shortBy > 0 && minimumParticipation !== undefined && (
      <Badge tone="danger">Under {formatPercent(minimumParticipation)}</Badge>
    )}
  </ParticipationElement>
);

type GroupSortField = (typeof groupSortFields)[number];

const address: ListAddress<GroupSortField> = {
  sortFields: [
    'group',
    'eligible',
    'enrolled',
    'participation',
    'annualizedPremium',
    'groupNumber',
  ] satisfies typeof groupSortFields,
  defaultSort: { field: 'group', direction: 'asc' },
  orderWhenUnsorted: { field: 'groupNumber', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  // `underMinimum` is set only by a quick tab.
  filters: { underMinimum: mark, ...groupSearchAddress },
};

const tabs: readonly ListTab[] = [
  { id: 'all', label: 'All', filters: {} },
  { id: 'underMinimum', label: 'Under minimum', filters: { underMinimum: true }, isOptional: true },
];

/** The query for the sort order and the filter of a list state. */
const queryOf = (state: ListState<GroupSortField>) => ({
  orderBy: orderOf(state, address),
  ...(state.filters['underMinimum'] === true && { underMinimum: true }),
  ...groupSearchQuery(state),
});

/** /group-inventory: the groups of the user's hierarchy (decisions, 3). */
export const groupsList = defineList({
  id: 'group-inventory',
  title: 'Group Inventory',
  nouns: ['group', 'groups'],
  columns: [
    {
      id: 'groupNumber',
      header: 'Group number',
      kind: 'id',
      width: 7.375,
      card: 'heading',
      cell: ({ groupNumber }) => <GroupLink groupNumber={groupNumber} />,
    },
    {
      id: 'group',
      header: 'Group',
      kind: 'person',
      width: 12,
      heading: true,
      card: 'lead',
      sortable: true,
    },
    { id: 'state', header: 'State', width: 4.5, hideOrder: 1 },
    { id: 'eligible', header: 'Eligible', kind: 'count', width: 6, sortable: true, hideOrder: 3 },
    {
      id: 'enrolled',
      header: 'Enrolled',
      kind: 'count',
      width: 6.25,
      sortable: true,
      hideOrder: 4,
    },
    {
      id: 'participation',
      header: 'Participation',
      kind: 'percent',
      width: 10,
      sortable: true,
      card: 'summary',
      cell: participationOf,
    },
    {
      id: 'annualizedPremium',
      header: 'Annualized premium',
      kind: 'money',
      width: 8,
      sortable: true,
    },
    agentColumn({ width: 10, hideOrder: 2 }),
  ],
  address,
  filters: [groupSearch],
  tabs,
  rowKey: (row: GroupRow) => row.groupNumber,
  rowName: (row: GroupRow) => row.group,
  endpoint: getGroupSummary,
  query: (state: ListState<GroupSortField>) => ({
    query: { ...queryOf(state), page: state.page, pageSize: pageSizeOf(state) },
  }),
  read: ({ totals, totalRecords, ...page }) => ({
    ...page,
    rows: page.groups,
    offered: { findsGroups: page.findsGroups },
    total: totalRecords ?? page.groups.length,
    totals,
  }),
  exports: {
    endpoint: exportGroupSummary,
    query: (state: ListState<GroupSortField>) => ({ query: queryOf(state) }),
  },
});
