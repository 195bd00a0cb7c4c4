import { getPolicyActions } from '@agent-portal/data/policies/actions/contract';
import type { Address } from '../../../../shared/address.ts';
import { startDetail } from '../startDetail.ts';

/** Requests the policy and the actions taken on it. */
export async function startActions(address: Address): Promise<void> {
  const { id = '' } = address.params;
  await Promise.all([
    startDetail(address),
    address.portal.client.prefetch(getPolicyActions, { params: { id } }),
  ]);
}
