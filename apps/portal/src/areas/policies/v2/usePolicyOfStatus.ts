import { usePendingPolicyDetail, usePolicyDetail } from '@agent-portal/data/policies/v2/hooks';

/**
 * A policy that the address says is pending, or not. One that is pending no longer is asked for
 * again whatever its status, so that an old link still finds it.
 */
export function usePolicyOfStatus(status: string, policyNumber: string) {
  const input = { params: { policyNumber } };
  const isPending = status === 'pending';
  const pending = usePendingPolicyDetail(isPending ? input : null);
  const isOther = !isPending || pending.error?.kind === 'not-found';
  const other = usePolicyDetail(isOther ? input : null);
  return isOther ? other : pending;
}
