import type { PolicySummary } from '@agent-portal/data/policies/summaries/contract';
import { type Column, noValue } from '@agent-portal/ui/DataTable';
import { formatDate } from '@agent-portal/format';
import { Badge } from '@agent-portal/ui/Badge';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';

/** The day on which grace ends. A policy that is still active after it is marked (decisions, 11). */
function LapsesOn({ day }: { readonly day: string }) {
  const isPast = day < useBusinessDate();
  return (
    <>
      {formatDate(day)}
      {isPast && (
        <>
          {' '}
          <Badge tone="danger">Grace ended</Badge>
        </>
      )}
    </>
  );
}

/** What is due on a late policy. These columns show on the tabs of late policies, or once chosen. */
export const lateColumns: readonly Column<
  Pick<PolicySummary, 'lapsesOn' | 'daysLate' | 'amountDue' | 'phone' | 'doNotCall'>
>[] = [
  {
    id: 'lapsesOn',
    header: 'Lapses On',
    kind: 'date',
    width: 6.25,
    cell: ({ lapsesOn }) => (lapsesOn ? <LapsesOn day={lapsesOn} /> : noValue),
    atFirst: 'optional',
    card: 'summary',
    namedInCard: true,
  },
  {
    id: 'daysLate',
    header: 'Days Late',
    kind: 'count',
    width: 4.5,
    atFirst: 'optional',
    value: ({ daysLate }) => daysLate || null,
  },
  {
    id: 'amountDue',
    header: 'Amount Due',
    kind: 'money',
    width: 6,
    atFirst: 'optional',
    card: 'summary',
    namedInCard: true,
  },
  {
    id: 'phone',
    header: 'Phone',
    // Not a text: those get only the width that is left.
    kind: 'id',
    width: 8.25,
    atFirst: 'optional',
    card: 'summary',
    cell: ({ phone, doNotCall }) =>
      doNotCall ? 'Do not call' : phone ? <PhoneLink phone={phone} /> : noValue,
  },
];

/** The extension columns, which show on the tabs of late policies. */
export const lateColumnIds = lateColumns.map(({ id }) => id);
