import { actorNames } from '@agent-portal/data/policies/actorNames';
import { sentencesOf } from '@agent-portal/data/policies/sentencesOf';
import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import type { WorkbookColumn } from '../../documents/streamWorkbook.ts';
import { commonColumns } from '../lists/exportColumns.ts';
import type { FullPendingPolicyRow } from './policyRow.ts';
import type { FoundRow } from '../queries/policyRows.ts';

/** Optional columns of the second lists are at the end of the workbook. */
const addedColumns: readonly WorkbookColumn<
  Pick<FoundRow, 'productName' | 'annualizedPremium' | 'modalPremium' | 'applicationDate'>
>[] = [
  { header: 'Product', width: 28, text: ({ productName }) => productName },
  { header: 'Annualized Premium', width: 18, amount: ({ annualizedPremium }) => annualizedPremium },
  { header: 'Modal Premium', width: 15, amount: ({ modalPremium }) => modalPremium },
  { header: 'Application Date', width: 16, date: ({ applicationDate }) => applicationDate },
];

const overdueDays = ({ daysOverdue }: FullPendingPolicyRow['requirements'][number]) => daysOverdue;

/** The columns of the second pending list. */
export const pendingPolicyColumns: readonly WorkbookColumn<FullPendingPolicyRow>[] = [
  { header: 'Date', width: 12, date: ({ date }) => date },
  ...commonColumns,
  { header: 'Due Date', width: 12, date: ({ dueDate }) => dueDate },
  {
    header: 'Days Overdue',
    width: 14,
    count: ({ requirements }) => Math.max(0, ...requirements.map(overdueDays)) || null,
  },
  { header: 'Open Requirements', width: 18, count: ({ openRequirements }) => openRequirements },
  { header: 'Requirements', width: 14, count: ({ requirements }) => requirements.length },
  { header: 'Action Needed', width: 15, text: (row) => (row.actionNeeded ? 'Yes' : 'No') },
  { header: 'Billing Mode', width: 14, text: ({ billingMode }) => billingMode },
  ...addedColumns,
  {
    header: 'Who Must Act',
    width: 22,
    text: ({ pendingReason }) =>
      pendingReason && pendingReason.actors.map((actor) => actorNames[actor]).join(', '),
  },
  {
    header: 'Why Pending',
    width: 80,
    text: ({ pendingReason }) => pendingReason && sentencesOf(pendingReason),
  },
];

/** The columns of the second active or terminated list. */
export function issuedColumns(status: SummaryStatus): readonly WorkbookColumn<FoundRow>[] {
  return [
    ...commonColumns,
    { header: 'Billing Mode', width: 14, text: ({ billingMode }) => billingMode },
    { header: 'Issued Date', width: 12, date: ({ issueDate }) => issueDate },
    { header: 'Paid to Date', width: 12, date: ({ paidToDate }) => paidToDate },
    ...(status === 'Terminated' ? terminatedColumns : []),
    ...addedColumns,
  ];
}

const terminatedColumns: readonly WorkbookColumn<FoundRow>[] = [
  { header: 'Termination Date', width: 16, date: ({ terminationDate }) => terminationDate },
  { header: 'Reason', width: 32, text: ({ reason }) => reason },
];
