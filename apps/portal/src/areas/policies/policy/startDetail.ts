import { getPendingPolicyDetail, getPolicyDetail } from '@agent-portal/data/policies/v2/contract';
import type { Address } from '../../../shared/address.ts';
import { startPolicy } from './startPolicy.ts';

/** Asks for what the page of a policy shows first, in the version that its address names. */
export function startDetail(address: Address): Promise<void> {
  const { status, id = '' } = address.params;
  if (status === undefined) return startPolicy(address);
  // As `usePolicyOfStatus` asks for it first.
  const detail = status === 'pending' ? getPendingPolicyDetail : getPolicyDetail;
  return address.portal.client.prefetch(detail, { params: { policyNumber: id } });
}
