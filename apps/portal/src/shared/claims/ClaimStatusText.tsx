import type { Claim } from '@agent-portal/data/claims/contract';
import { StateText } from '../cells/StateText.tsx';

/** The status of a claim. It needs someone while home office waits for an item, or if it is denied. */
export const ClaimStatusText = ({ status, missing }: Pick<Claim, 'status' | 'missing'>) => (
  <StateText tone={status === 'Denied' ? 'danger' : missing ? 'warning' : undefined}>
    {status}
  </StateText>
);
