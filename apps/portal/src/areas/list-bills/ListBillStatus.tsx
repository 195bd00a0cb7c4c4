import type { ListBillRow } from '@agent-portal/data/list-bills/contract';
import { StateText, type UrgentTones } from '../../shared/cells/StateText.tsx';

type Status = ListBillRow['status'];

const tones: UrgentTones<Status> = { 'Partly paid': 'warning', 'Past due': 'danger' };

export const ListBillStatus = ({ status }: { readonly status: Status }) => (
  <StateText tone={tones[status]}>{status}</StateText>
);
