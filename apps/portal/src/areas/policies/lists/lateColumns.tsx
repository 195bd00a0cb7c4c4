import { itemPane } from '../../../work/today/itemPane.ts';
import type { PolicySummary } from '@agent-portal/data/policies/summaries/contract';
import { type Column, noValue } from '@agent-portal/ui/DataTable';
import { formatDate } from '@agent-portal/format';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';
import { StateText } from '../../../shared/cells/StateText.tsx';

const dayMs = 86_400_000;

/** The days until grace ends: 'In 3 days'. A policy that is still active after it is marked (decisions, 11). */
function textOf(days: number): string {
  if (days < 0) return 'Grace ended';
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}

/** The day on which grace ends. The last week is marked. */
function LapsesOn({ day }: { readonly day: string }) {
  const days = Math.round((Date.parse(day) - Date.parse(useBusinessDate())) / dayMs);
  return (
    <>
      {formatDate(day)}
      <small>
        {days <= 7 ? <StateText tone="danger">{textOf(days)}</StateText> : textOf(days)}
      </small>
    </>
  );
}

/** The columns of a late premium. They show on the tabs of late policies, or once chosen. */
export const lateColumns: readonly Column<
  Pick<PolicySummary, 'lapsesOn' | 'daysLate' | 'amountDue' | 'phone' | 'doNotCall'>
>[] = [
  {
    id: 'lapsesOn',
    header: 'Lapses on',
    kind: 'date',
    width: 7.25,
    cell: ({ lapsesOn }) => (lapsesOn ? <LapsesOn day={lapsesOn} /> : noValue),
    atFirst: 'optional',
    card: 'summary',
    namedInCard: true,
  },
  {
    id: 'daysLate',
    header: 'Days late',
    kind: 'count',
    width: 4.5,
    hideOrder: 3,
    atFirst: 'optional',
    value: ({ daysLate }) => daysLate || null,
  },
  {
    id: 'amountDue',
    header: 'Amount due',
    kind: 'money',
    width: 6,
    hideOrder: 5,
    atFirst: 'optional',
    card: 'summary',
  },
  {
    id: 'phone',
    header: 'Phone',
    // Not a text: those get only the width that is left.
    kind: 'id',
    width: 9.375,
    atFirst: 'optional',
    card: 'summary',
    cell: ({ phone, doNotCall }) =>
      doNotCall ? 'Do not call' : phone ? <PhoneLink phone={phone} /> : noValue,
  },
];

/** The extension columns, which show on the tabs of late policies. */
export const lateColumnIds = lateColumns.map(({ id }) => id);

/** Enter on a policy past due opens what is to do about it. */
export const latePane = itemPane(
  ({ lapsesOn, policyNumber }: Pick<PolicySummary, 'lapsesOn' | 'policyNumber'>) =>
    lapsesOn && `lapsing ${policyNumber}`,
);
