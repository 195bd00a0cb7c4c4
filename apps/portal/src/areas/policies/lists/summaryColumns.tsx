import type { PolicySummary } from '@agent-portal/data/policies/summaries/contract';
import { formatDate } from '@agent-portal/ui/format';
import type { Column } from '@agent-portal/ui/SortableTable';
import { policyColumns } from './policyColumns.tsx';

const day = (iso: string | null) => formatDate(iso) || '—';

/** The columns of /active [S2]. */
export const activeColumns: readonly Column<PolicySummary>[] = [
  // Among so many dates an employer's name would stand one word a line.
  ...policyColumns('9rem'),
  {
    id: 'billingMode',
    header: 'Billing Mode',
    sortable: true,
    cell: (row) => row.billingMode,
  },
  {
    id: 'issueDate',
    header: 'Issued Date',
    sortable: true,
    cell: (row) => day(row.issueDate),
  },
  {
    id: 'paidToDate',
    header: 'Paid to Date',
    sortable: true,
    cell: (row) => day(row.paidToDate),
  },
];

/** The columns of /terminated: those of /active, and when and why cover ended [S2]. */
export const terminatedColumns: readonly Column<PolicySummary>[] = [
  ...activeColumns,
  {
    id: 'terminationDate',
    header: 'Termination Date',
    sortable: true,
    highlighted: true,
    cell: (row) => day(row.terminationDate),
  },
  { id: 'reason', header: 'Reason', sortable: true, cell: (row) => row.reason ?? '—' },
];
