import { actorNames } from '@agent-portal/data/policies/actorNames';
import { sentencesOf } from '@agent-portal/data/policies/sentencesOf';
import { outcomeLabels } from '@agent-portal/data/work/contacts/contactOutcomes';
import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import type { WorkbookColumn } from '../../documents/streamWorkbook.ts';
import { commonColumns, lateColumns } from '../lists/exportColumns.ts';
import type { FullPendingPolicyRow } from './policyRow.ts';
import type { FoundRow } from '../queries/policyRows.ts';

/** Optional columns of the second lists are at the end of the workbook. */
const addedColumns: readonly WorkbookColumn<
  Pick<FoundRow, 'productName' | 'annualizedPremium' | 'modalPremium' | 'applicationDate'>
>[] = [
  { header: 'Product', width: 28, text: ({ productName }) => productName },
  { header: 'Annualized premium', width: 18, amount: ({ annualizedPremium }) => annualizedPremium },
  { header: 'Modal premium', width: 15, amount: ({ modalPremium }) => modalPremium },
  { header: 'Application date', width: 16, date: ({ applicationDate }) => applicationDate },
];

const overdueDays = ({ daysOverdue }: FullPendingPolicyRow['requirements'][number]) => daysOverdue;

export const pendingPolicyColumns: readonly WorkbookColumn<FullPendingPolicyRow>[] = [
  { header: 'Date', width: 12, date: ({ date }) => date },
  ...commonColumns,
  { header: 'Due date', width: 12, date: ({ dueDate }) => dueDate },
  {
    header: 'Days overdue',
    width: 14,
    count: ({ requirements }) => Math.max(0, ...requirements.map(overdueDays)) || null,
  },
  { header: 'Open requirements', width: 18, count: ({ openRequirements }) => openRequirements },
  { header: 'Requirements', width: 14, count: ({ requirements }) => requirements.length },
  { header: 'Action Needed', width: 15, text: (row) => (row.actionNeeded ? 'Yes' : 'No') },
  { header: 'Billing Mode', width: 14, text: ({ billingMode }) => billingMode },
  ...addedColumns,
  {
    header: 'Who must act',
    width: 22,
    text: ({ pendingReason }) =>
      pendingReason && pendingReason.actors.map((actor) => actorNames[actor]).join(', '),
  },
  {
    header: 'Why pending',
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
    ...(status === 'Active' ? callColumns : []),
  ];
}

/** The columns of a late premium and the last call about it. */
const callColumns: readonly WorkbookColumn<FoundRow>[] = [
  ...lateColumns,
  {
    header: 'Last call',
    width: 16,
    text: ({ lastCall }) => (lastCall ? outcomeLabels[lastCall.outcome] : null),
  },
  { header: 'Called on', width: 12, date: ({ lastCall }) => lastCall?.calledOn ?? null },
  { header: 'Will pay on', width: 12, date: ({ lastCall }) => lastCall?.willPayOn ?? null },
  { header: 'Next attempt', width: 12, date: ({ lastCall }) => lastCall?.nextAttemptOn ?? null },
];

const terminatedColumns: readonly WorkbookColumn<FoundRow>[] = [
  { header: 'Termination Date', width: 16, date: ({ terminationDate }) => terminationDate },
  { header: 'Reason', width: 32, text: ({ reason }) => reason },
];
