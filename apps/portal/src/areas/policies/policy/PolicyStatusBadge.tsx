import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { Badge, type BadgeTone } from '@agent-portal/ui/Badge';

const tones: Record<PolicyStatus, BadgeTone> = {
  Pending: 'warning',
  Active: 'success',
  Lapsed: 'danger',
  Terminated: 'neutral',
};

interface PolicyStatusBadgeProps {
  readonly policy: Pick<Policy, 'policyStatus' | 'paidToDate'>;
  /** The carrier's business date. */
  readonly today: string;
}

/** The status of a policy as an icon and a word [S4]. An active policy that is past due says so. */
export function PolicyStatusBadge({ policy, today }: PolicyStatusBadgeProps) {
  const { policyStatus, paidToDate } = policy;
  const isPastDue = policyStatus === 'Active' && Boolean(paidToDate && paidToDate < today);
  if (isPastDue) return <Badge tone="danger">Active, past due</Badge>;
  return <Badge tone={tones[policyStatus]}>{policyStatus}</Badge>;
}
