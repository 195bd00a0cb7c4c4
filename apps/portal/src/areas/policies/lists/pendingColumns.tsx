import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { ButtonLink } from '@agent-portal/ui/Button';
import { formatDate } from '@agent-portal/ui/format';
import type { Column } from '@agent-portal/ui/SortableTable';
import { MetBadge } from '../policy/MetBadge.tsx';
import { policyColumns } from './policyColumns.tsx';
import { requirementLink } from '../policy/requirementLink.ts';

/** The columns of /pending, one row a requirement [S2]. */
export const pendingColumns: readonly Column<RequirementSummary>[] = [
  { id: 'date', header: 'Date', sortable: true, cell: (row) => formatDate(row.date) },
  ...policyColumns(),
  { id: 'requirement', header: 'Requirement', cell: (row) => row.requirement },
  { id: 'met', header: 'Met', card: 'status', cell: (row) => <MetBadge requirement={row} /> },
  {
    id: 'actionNeeded',
    header: 'Action Needed',
    card: 'action',
    cell: (row) =>
      row.actionNeeded ? (
        <ButtonLink
          size="small"
          href={requirementLink(row.policyNumber, row.requirementId)}
          aria-label={`Take action on ${row.requirement} of ${row.policyNumber}`}
        >
          Take action
        </ButtonLink>
      ) : (
        '—'
      ),
  },
];
