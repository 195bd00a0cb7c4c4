import type { PolicySummary } from '@agent-portal/data/policies/summaries/contract';
import { type Column, noValue } from '@agent-portal/ui/DataTable';

/** The issue date and payment columns of issued policies, in both versions [S2]. */
export const issuedColumns: readonly Column<
  Pick<PolicySummary, 'billingMode' | 'issueDate' | 'paidToDate'>
>[] = [
  { id: 'billingMode', header: 'Billing Mode', width: 6.25, sortable: true, hideOrder: 2 },
  { id: 'issueDate', header: 'Issued Date', kind: 'date', width: 6.25, sortable: true },
  {
    id: 'paidToDate',
    header: 'Paid to Date',
    kind: 'date',
    width: 6.85,
    sortable: true,
    card: 'summary',
    namedInCard: true,
  },
];

/** When and why coverage ended. A long reason wraps and is never cut off [S2]. */
export const endedColumns: readonly Column<Pick<PolicySummary, 'terminationDate' | 'reason'>>[] = [
  {
    id: 'terminationDate',
    header: 'Termination Date',
    kind: 'date',
    width: 7.5,
    sortable: true,
    highlighted: true,
  },
  {
    id: 'reason',
    header: 'Reason',
    width: 9,
    sortable: true,
    card: 'summary',
    cell: ({ reason }) => (reason ? <span data-part="wraps">{reason}</span> : noValue),
  },
];
