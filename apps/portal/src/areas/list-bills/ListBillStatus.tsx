import type { ListBillRow } from '@agent-portal/data/list-bills/contract';
import { Badge, type BadgeTone } from '@agent-portal/ui/Badge';

type Status = ListBillRow['status'];

const tones: Readonly<Record<Status, BadgeTone>> = {
  Billed: 'info',
  'Partly Paid': 'warning',
  Paid: 'success',
  Overdue: 'danger',
};

/** The payment status of a bill. */
export const ListBillBadge = ({ status }: { readonly status: Status }) => (
  <Badge tone={tones[status]}>{status}</Badge>
);
