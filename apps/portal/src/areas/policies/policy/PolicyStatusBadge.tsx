import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import { Badge, type BadgeTone } from '@agent-portal/ui/Badge';

const tones: Record<PolicyStatus, BadgeTone> = {
  Pending: 'warning',
  Active: 'success',
  Lapsed: 'danger',
  Terminated: 'neutral',
};

/** A policy's status, as an icon and a word [S4]. */
export function PolicyStatusBadge({ status }: { readonly status: PolicyStatus }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
