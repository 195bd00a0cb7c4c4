import { actorNames } from '@agent-portal/data/policies/actorNames';
import { exportPendingPolicies, getPendingPolicies } from '@agent-portal/data/policies/v2/contract';
import { sentencesOf } from '@agent-portal/data/policies/sentencesOf';
import { actors } from '@agent-portal/data/policies/shapes';
import type { PendingPolicyRow } from '@agent-portal/data/policies/v2/shapes';
import { noValue } from '@agent-portal/ui/DataTable';
import { ButtonLink } from '@agent-portal/ui/Button';
import { defineList } from '../../../shared/list/List.ts';
import { exportQuery, listQuery } from '../../../shared/list/address/listQuery.ts';
import { selectRows } from '../../../shared/selection/selectRows.tsx';
import {
  pendingAddress,
  type PendingFilters,
  type PendingSortField,
} from '../lists/pendingAddress.ts';
import { coverColumns, insuredColumn } from '../lists/policyColumns.tsx';
import { policyV2Filters } from '../lists/policyFilters.ts';
import { policyTabs } from '../lists/policyTabs.ts';
import { policyVersions } from '../lists/policyVersions.ts';
import { readPolicies } from '../lists/readPolicies.ts';
import { resetPolicyLists } from '../lists/resetPolicyLists.ts';
import { PendingViews } from '../saved-views/policyViews.tsx';
import { agentColumns } from './agentColumns.tsx';
import { LazyGlanceLinks } from './lazyGlanceLinks.ts';
import { RequirementRows } from './RequirementRows.tsx';
import { addedColumns, numberColumn } from './v2Columns.tsx';
import { v2Paths } from './v2Paths.ts';

const actionOf = ({ actionNeeded, policyNumber }: PendingPolicyRow) =>
  actionNeeded ? (
    <ButtonLink
      size="small"
      href={v2Paths.actions('pending', policyNumber)}
      aria-label={`Take action on ${policyNumber}`}
    >
      Take action
    </ButtonLink>
  ) : (
    noValue
  );

/** The days of the requirement that is overdue longest, as in the export. */
const daysLateOf = ({ requirements }: PendingPolicyRow) =>
  Math.max(0, ...requirements.map(({ daysOverdue }) => daysOverdue)) || null;

/** In a fixed order, so that the longest name is the last and has its own line. */
const whoActs = ({ pendingReason }: PendingPolicyRow) =>
  actors
    .filter((actor) => pendingReason?.actors.includes(actor))
    .map((actor) => actorNames[actor])
    .join(', ');

/** /pending-v2: one row for each policy. An open row shows the requirements (decisions, 2). */
export const pendingV2List = defineList({
  id: 'pending-v2',
  title: 'Pending',
  nouns: ['policy', 'policies'],
  columns: [
    { id: 'date', header: 'Date', kind: 'date', width: 6.25, sortable: true, hideOrder: 5 },
    numberColumn('pending'),
    ...agentColumns,
    insuredColumn,
    ...coverColumns,
    {
      id: 'dueDate',
      header: 'Due',
      kind: 'date',
      width: 6.25,
      sortable: true,
      sortsFirst: 'asc',
      hideOrder: 5,
      card: 'summary',
      namedInCard: true,
    },
    {
      id: 'daysLate',
      header: 'Days Late',
      kind: 'count',
      width: 3.5,
      hideOrder: 5,
      card: 'summary',
      namedInCard: true,
      cell: daysLateOf,
    },
    {
      id: 'openRequirements',
      header: 'Open Requirements',
      width: 7.5,
      card: 'summary',
      namedInCard: true,
      cell: (row) => `${row.openRequirements} of ${row.requirements.length}`,
    },
    { id: 'actionNeeded', header: 'Action Needed', kind: 'action', width: 7.25, cell: actionOf },
    {
      id: 'pendingReason',
      header: 'Who Must Act',
      width: 6.75,
      hideOrder: 4,
      card: 'summary',
      namedInCard: true,
      value: whoActs,
    },
    {
      id: 'whyPending',
      header: 'Why Pending',
      width: 16,
      atFirst: 'optional',
      value: ({ pendingReason }) => pendingReason?.why,
    },
    { id: 'billingMode', header: 'Billing Mode', width: 6.25, atFirst: 'optional' },
    ...addedColumns,
  ],
  address: { ...pendingAddress, pageSize: 25 },
  filters: policyV2Filters.pending,
  values: 'Pending',
  mode: selectRows('Pending'),
  tabs: policyTabs.pending,
  versions: policyVersions.pending,
  optionalColumns: ['dueDate', 'pendingReason'],
  rowKey: (row: PendingPolicyRow) => row.policyNumber,
  rowName: (row) => row.policyNumber,
  resetTogether: resetPolicyLists,
  isNoneOn404: true,
  isCustomizable: true,
  isOneLine: true,
  Tools: PendingViews,
  changedAt: ({ changedAt }) => changedAt,
  detail: {
    label: ({ policyNumber }) => `Requirements of ${policyNumber}`,
    content: ({ policyNumber, requirements, pendingReason }) => (
      <>
        {pendingReason && <p>{sentencesOf(pendingReason)}</p>}
        <RequirementRows policyNumber={policyNumber} requirements={requirements} />
        <LazyGlanceLinks policyNumber={policyNumber} />
      </>
    ),
  },
  endpoint: getPendingPolicies,
  query: (state, includeFilters) => ({
    query: listQuery<PendingFilters, PendingSortField>(state, pendingAddress, includeFilters),
  }),
  read: readPolicies,
  exports: {
    endpoint: exportPendingPolicies,
    query: (state) => ({
      query: exportQuery<PendingFilters, PendingSortField>(state, pendingAddress),
    }),
  },
});
