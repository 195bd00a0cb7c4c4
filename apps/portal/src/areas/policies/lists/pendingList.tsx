import { actorNames } from '@agent-portal/data/policies/actorNames';
import {
  exportPendingPolicyRequirements,
  getPendingPolicyRequirements,
} from '@agent-portal/data/policies/contract';
import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { formatDate } from '@agent-portal/format';
import { ButtonLink } from '@agent-portal/ui/Button';
import { noValue } from '@agent-portal/ui/DataTable';
import { itemPane } from '../../../work/today/itemPane.ts';
import { defineList } from '../../../shared/list/List.ts';
import { exportQuery, listQuery } from '../../../shared/list/address/listQuery.ts';
import { selectRows } from '../selection/selectRows.tsx';
import { requirementLink } from '../policy/actions/requirementLink.ts';
import { onPolicies } from './onPolicies.ts';
import { pendingAddress, type PendingFilters, type PendingSortField } from './pendingAddress.ts';
import { policyColumns } from './policyColumns.tsx';
import { policyFilters } from './policyFilters.ts';
import { policyTabs } from './policyTabs.ts';
import { policyVersions, resetPolicyLists } from './policyVersions.ts';
import { MetBadge } from '../policy/MetBadge.tsx';

type Requirement = Pick<
  RequirementSummary,
  'met' | 'metDate' | 'daysOverdue' | 'scheduledDate' | 'dueDate' | 'actor'
>;

const dayOf = (date: string) => formatDate(date).slice(0, 5);

/** Who must act by when: 'Client by 12/02'. A requirement that is met: 'On 11/17'. */
function whoByWhen({ met, metDate, dueDate, actor }: Requirement): string {
  if (met === 'Met') return metDate ? `On ${dayOf(metDate)}` : '';
  const by = dueDate ? `by ${dayOf(dueDate)}` : '';
  return [actor && actorNames[actor], by].filter(Boolean).join(' ');
}

/** The status of a requirement in a list, and under it who must act by when. */
function MetCell({ requirement }: { readonly requirement: Requirement }) {
  const who = whoByWhen(requirement);
  return (
    <>
      <MetBadge requirement={requirement} isShort />
      {who && <small>{who}</small>}
    </>
  );
}

const actionOf = (row: RequirementSummary) =>
  row.actionNeeded ? (
    <ButtonLink
      size="small"
      href={requirementLink(row.policyNumber, row.requirementId)}
      aria-label={`Take action on ${row.requirement} of ${row.policyNumber}`}
    >
      Take action
    </ButtonLink>
  ) : (
    noValue
  );

/** /pending: one row for each requirement [S2]. */
export const pendingList = defineList({
  id: 'pending',
  title: 'Pending',
  nouns: ['requirement', 'requirements'],
  columns: [
    { id: 'date', header: 'Date', kind: 'date', width: 6.25, sortable: true },
    ...policyColumns,
    { id: 'requirement', header: 'Requirement', width: 8.75, card: 'summary' },
    {
      id: 'met',
      header: 'Met',
      kind: 'status',
      width: 9.5,
      sortable: true,
      sortBy: 'dueDate',
      sortName: 'Due',
      sortsFirst: 'asc',
      cell: (row) => <MetCell requirement={row} />,
    },
    { id: 'actionNeeded', header: 'Action Needed', kind: 'action', width: 7.75, cell: actionOf },
  ],
  address: pendingAddress,
  filters: policyFilters.pending,
  values: 'Pending',
  mode: selectRows('Requirements'),
  pane: itemPane(
    ({ actionNeeded, requirementId }: RequirementSummary) =>
      actionNeeded && `overdueRequirements ${requirementId}`,
  ),
  tabs: policyTabs.pending,
  versions: policyVersions.pending,
  rowKey: (row: RequirementSummary, index) => row.requirementId ?? String(index),
  optionalColumns: ['dueDate'],
  rowName: ({ requirement, policyNumber }) => `${requirement} of ${policyNumber}`,
  resetTogether: resetPolicyLists,
  isNoneOn404: true,
  endpoint: getPendingPolicyRequirements,
  query: (state, includeFilters) => ({
    query: listQuery<PendingFilters, PendingSortField>(state, pendingAddress, includeFilters),
  }),
  read: (page) => ({
    ...page,
    rows: page.requirementSummaries,
    total: page.totalRequirements,
    offered: page.filters,
    countNote: onPolicies(page.policyCount),
  }),
  exports: {
    endpoint: exportPendingPolicyRequirements,
    query: (state) => ({
      query: exportQuery<PendingFilters, PendingSortField>(state, pendingAddress),
    }),
  },
});
