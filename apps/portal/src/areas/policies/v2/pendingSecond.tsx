import { getPendingPolicies } from '@agent-portal/data/policies/v2/contract';
import type { PendingPolicyRow } from '@agent-portal/data/policies/v2/rows';
import { ButtonLink } from '@agent-portal/ui/Button';
import { formatDate } from '@agent-portal/ui/format';
import { secondPaths } from './secondPaths.ts';
import { pendingFilters } from '../lists/pendingFilters.ts';
import { pendingList, type PendingSortField } from '../lists/pendingList.ts';
import { pendingQuery } from '../lists/pendingQuery.ts';
import { addedColumns, billingModeColumn, numberColumn, sharedColumns } from './commonColumns.tsx';
import { RequirementRows } from './RequirementRows.tsx';
import { ExportPendingSecond } from './ExportPendingSecond.tsx';
import type { SecondList } from './SecondList.ts';

/** The list of /pending-v2: one row a policy, which opens to its requirements (decisions, 2). */
export const pendingSecond: SecondList<PendingPolicyRow, PendingSortField> = {
  id: 'pending-v2',
  name: 'Pending',
  noun: 'policy',
  nouns: 'policies',
  address: pendingList,
  filters: pendingFilters,
  isNoneOn404: true,
  columns: [
    { id: 'date', header: 'Date', sortable: true, cell: (row) => formatDate(row.date) },
    numberColumn('pending'),
    ...sharedColumns,
    {
      id: 'openRequirements',
      header: 'Open Requirements',
      cell: (row) => `${row.openRequirements} of ${row.requirements.length}`,
    },
    {
      id: 'actionNeeded',
      header: 'Action Needed',
      card: 'action',
      cell: (row) =>
        row.actionNeeded ? (
          <ButtonLink
            size="small"
            href={secondPaths.actions('pending', row.policyNumber)}
            aria-label={`Take action on ${row.policyNumber}`}
          >
            Take action
          </ButtonLink>
        ) : (
          '—'
        ),
    },
    { ...billingModeColumn, atFirst: 'optional' },
    ...addedColumns,
  ],
  ask: (client, state) => client.startAhead(getPendingPolicies, pendingQuery(state, false)),
  rowsOf: (page) => page.policies,
  totalOf: (page) => page.totalPolicies,
  Export: ExportPendingSecond,
  detail: ({ policyNumber, requirements }) => (
    <RequirementRows policyNumber={policyNumber} requirements={requirements} />
  ),
  detailLabel: ({ policyNumber }) => `Requirements of ${policyNumber}`,
};
