import { getPolicyActions } from '@agent-portal/data/policies/actions/contract';
import { getPolicy } from '@agent-portal/data/policies/policy/contract';
import { getPolicyDocuments } from '@agent-portal/data/policies/uploads/contract';
import { getPendingPolicyDetail, getPolicyDetail } from '@agent-portal/data/policies/v2/contract';
import type { Address } from '../../../shared/address.ts';

/** Requests the policy in the version that the URL names, while the code of its page loads. */
export function startPolicy({ params, portal: { client } }: Address): Promise<void> {
  const { status, id = '' } = params;
  if (status === undefined) return client.prefetch(getPolicy, { params: { id } });
  // The same request that `usePolicyOfStatus` sends first.
  const detail = status === 'pending' ? getPendingPolicyDetail : getPolicyDetail;
  return client.prefetch(detail, { params: { policyNumber: id } });
}

/** Requests the policy and the actions taken on it, while the code of the page loads. */
export async function startActions(address: Address): Promise<void> {
  const { id = '' } = address.params;
  await Promise.all([
    startPolicy(address),
    address.portal.client.prefetch(getPolicyActions, { params: { id } }),
    address.portal.client.prefetch(getPolicyDocuments, { params: { id } }),
  ]);
}
