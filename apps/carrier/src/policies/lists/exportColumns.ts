import { actorNames } from '@agent-portal/data/policies/actorNames';
import { metNames } from '@agent-portal/data/policies/metNames';
import type { Actor } from '@agent-portal/data/policies/shapes';
import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import type { WorkbookColumn } from '../../documents/streamWorkbook.ts';
import type { PendingRow } from '../queries/findPendingRows.ts';
import type { SummaryRow } from '../queries/summaries.ts';
import { actorOf } from '../reason/actorOf.ts';
import { daysOverdue, isActionNeeded, requirementState } from '../rules.ts';

/** The columns that all policy lists share [S2]. */
export const commonColumns: readonly WorkbookColumn<
  Pick<
    SummaryRow,
    'agentName' | 'agentId' | 'primaryInsured' | 'policyNumber' | 'employer' | 'productType'
  >
>[] = [
  {
    header: 'Agent Name - ID',
    width: 32,
    text: ({ agentName, agentId }) => `${agentName} - ${agentId}`,
  },
  { header: 'Primary Insured', width: 30, text: ({ primaryInsured }) => primaryInsured },
  { header: 'Policy Number', width: 16, text: ({ policyNumber }) => policyNumber },
  { header: 'Employer', width: 32, text: ({ employer }) => employer },
  { header: 'Product Type', width: 20, text: ({ productType }) => productType },
];

const nameOf = (actor: Actor | null) => actor && actorNames[actor];

/** The pending list's columns [S2], as of the business date. */
export function pendingColumns(today: string): readonly WorkbookColumn<PendingRow>[] {
  return [
    { header: 'Date', width: 12, date: ({ requestedOn }) => requestedOn },
    ...commonColumns,
    { header: 'Requirement', width: 34, text: ({ requirement }) => requirement },
    { header: 'Due date', width: 12, date: ({ dueOn }) => dueOn },
    { header: 'Met', width: 12, text: (row) => metNames[requirementState(row, today)] },
    { header: 'Days overdue', width: 14, count: (row) => daysOverdue(row, today) || null },
    { header: 'Action Needed', width: 15, text: (row) => (isActionNeeded(row) ? 'Yes' : 'No') },
    { header: 'Who must act', width: 14, text: (row) => nameOf(actorOf(row)) },
  ];
}

/** The columns of a late premium, after those of [S2]. */
export const lateColumns: readonly WorkbookColumn<
  Pick<SummaryRow, 'lapsesOn' | 'daysLate' | 'amountDue' | 'phone' | 'doNotCall'>
>[] = [
  { header: 'Lapses on', width: 12, date: ({ lapsesOn = null }) => lapsesOn },
  { header: 'Days late', width: 10, count: ({ daysLate = 0 }) => daysLate || null },
  { header: 'Amount due', width: 14, amount: ({ amountDue = null }) => amountDue },
  {
    header: 'Phone',
    width: 16,
    text: ({ phone = null, doNotCall }) => (doNotCall === true ? 'Do not call' : phone),
  },
];

/** The active or the terminated list's columns [S2]. */
export function summaryColumns(status: SummaryStatus): readonly WorkbookColumn<SummaryRow>[] {
  const active: readonly WorkbookColumn<SummaryRow>[] = [
    ...commonColumns,
    { header: 'Billing Mode', width: 14, text: ({ billingMode }) => billingMode },
    { header: 'Issued Date', width: 12, date: ({ issueDate }) => issueDate },
    { header: 'Paid to Date', width: 12, date: ({ paidToDate }) => paidToDate },
  ];
  if (status === 'Active') return [...active, ...lateColumns];
  return [
    ...active,
    { header: 'Termination Date', width: 16, date: ({ terminationDate }) => terminationDate },
    { header: 'Reason', width: 32, text: ({ reason }) => reason },
  ];
}
