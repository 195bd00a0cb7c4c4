import { getPendingPolicyDetail, getPolicyDetail } from '@agent-portal/data/policies/v2/contract';
import type { Address } from '../../../shared/address.ts';
import { startPolicy } from './startPolicy.ts';

/** Requests the first data of a policy page, in the version that the URL names. */
export function startDetail(address: Address): Promise<void> {
  const { status, id = '' } = address.params;
  if (status === undefined) return startPolicy(address);
  // The same request that `usePolicyOfStatus` sends first.
  const detail = status === 'pending' ? getPendingPolicyDetail : getPolicyDetail;
  return address.portal.client.prefetch(detail, { params: { policyNumber: id } });
}
