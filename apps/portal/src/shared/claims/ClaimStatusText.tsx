import type { Claim } from '@agent-portal/data/claims/contract';
import { StateText, type UrgentTones } from '../cells/StateText.tsx';

type ClaimStatus = Claim['status'];

const tones: UrgentTones<ClaimStatus> = { 'In Review': 'warning', Denied: 'danger' };

/** The status of a claim. */
export const ClaimStatusText = ({ status }: { readonly status: ClaimStatus }) => (
  <StateText tone={tones[status]}>{status}</StateText>
);
