import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { ButtonLink } from '@agent-portal/ui/Button';
import { formatDate } from '@agent-portal/ui/format';
import { Link } from '@agent-portal/ui/Link';
import type { Column } from '@agent-portal/ui/SortableTable';
import { paths } from '../../paths.ts';
import { MetBadge } from './components/MetBadge.tsx';

/** The columns of /pending, one row a requirement [S2]. */
export const pendingColumns: readonly Column<RequirementSummary>[] = [
  { id: 'date', header: 'Date', sortable: true, cell: (row) => formatDate(row.date) },
  {
    id: 'agent',
    header: 'Agent Name - ID',
    width: '10rem',
    cell: (row) => (
      <>
        {row.agentName}
        <span className="visually-hidden"> - </span>
        <small>{row.agentId}</small>
      </>
    ),
  },
  { id: 'primaryInsured', header: 'Primary Insured', cell: (row) => row.primaryInsured },
  {
    id: 'policyNumber',
    header: 'Policy Number',
    card: 'heading',
    cell: (row) => <Link href={paths.policyDetails(row.policyNumber)}>{row.policyNumber}</Link>,
  },
  { id: 'employer', header: 'Employer', cell: (row) => row.employer ?? '—' },
  { id: 'productType', header: 'Product Type', cell: (row) => row.productType },
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
          href={paths.policyRequirements(row.policyNumber)}
          aria-label={`Review ${row.requirement} of ${row.policyNumber}`}
        >
          Review
        </ButtonLink>
      ) : (
        '—'
      ),
  },
];
