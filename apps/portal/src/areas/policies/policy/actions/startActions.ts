import { getPolicyActions } from '@agent-portal/data/policies/actions/contract';
import type { Address } from '../../../../shared/address.ts';
import { startDetail } from '../startDetail.ts';

/** Asks for the policy, and for the actions that were taken for it. */
export async function startActions(address: Address): Promise<void> {
  const { id = '' } = address.params;
  await Promise.all([
    startDetail(address),
    address.portal.client.prefetch(getPolicyActions, { params: { id } }),
  ]);
}
