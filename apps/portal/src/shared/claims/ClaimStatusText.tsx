import type { claimStatuses } from '@agent-portal/data/claims/contract';
import { Badge, type BadgeTone } from '@agent-portal/ui/Badge';

type ClaimStatus = (typeof claimStatuses)[number];

const tones: Readonly<Record<ClaimStatus, BadgeTone>> = {
  Received: 'info',
  'In Review': 'warning',
  Paid: 'success',
  Denied: 'danger',
};

/** The status of a claim. */
export function ClaimStatusBadge({ status }: { readonly status: ClaimStatus }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
