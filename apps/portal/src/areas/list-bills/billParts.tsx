import type { ListBillRow } from '@agent-portal/data/list-bills/contract';
import { formatDate } from '@agent-portal/format';
import type { DescriptionListProps } from '@agent-portal/ui/DescriptionList';
import type { ReactNode } from 'react';
import { Rail, RailPart, WithRail } from '../../shared/page/Rail.tsx';
import { MessagePage } from '../../shared/page/MessagePage.tsx';
import { StateText, type UrgentTones } from '../../shared/cells/StateText.tsx';

interface BillFactsProps {
  readonly title: string;
  /** Undefined until they have loaded. */
  readonly items: DescriptionListProps['items'] | undefined;
  /** The rows. */
  readonly children: ReactNode;
}

/** The rows of a group or a bill, and a rail with its totals. */
export const BillFacts = ({ title, items, children }: BillFactsProps) => (
  <WithRail>
    <div>{children}</div>
    <Rail>
      <RailPart title={title} {...(items && { items })} />
    </Rail>
  </WithRail>
);

interface ListBillNotFoundProps {
  /** The noun in the title: 'Group'. */
  readonly what: string;
  readonly number: string;
  readonly back: { readonly href: string; readonly label: string };
}

/** Shown for a group or a bill that does not exist or belongs to another agent. */
export const ListBillNotFound = ({ what, number, back }: ListBillNotFoundProps) => (
  <MessagePage
    title={`${what} not found`}
    message={`No ${what.toLowerCase()} with the number ${number} is in your hierarchy.`}
    action={{ href: back.href, label: `Back to ${back.label}` }}
  />
);

type Status = ListBillRow['status'];

const tones: UrgentTones<Status> = { 'Partly paid': 'warning', 'Past due': 'danger' };

export const ListBillStatus = ({ status }: { readonly status: Status }) => (
  <StateText tone={tones[status]}>{status}</StateText>
);

/** The period of a bill: `11/01/2026 – 11/30/2026`. The end date is optional for a carrier. */
export const periodOf = ({ period, periodEnd }: Pick<ListBillRow, 'period' | 'periodEnd'>) =>
  [period, periodEnd].flatMap((day) => (day ? formatDate(day) : [])).join(' – ');
