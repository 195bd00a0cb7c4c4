import { usePendingPolicyDetail, usePolicyDetail } from '@agent-portal/data/policies/v2/hooks';

/**
 * Requests a policy with the call for the status in the URL. If the policy is no longer pending, it is
 * requested with any status, so that old links still work.
 */
export function usePolicyOfStatus(status: string, policyNumber: string) {
  const input = { params: { policyNumber } };
  const isPending = status === 'pending';
  const pending = usePendingPolicyDetail(isPending ? input : null);
  const isOther = !isPending || pending.error?.kind === 'not-found';
  const other = usePolicyDetail(isOther ? input : null);
  return isOther ? other : pending;
}
