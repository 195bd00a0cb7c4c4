import { getPendingPolicyDetail, getPolicyDetail } from '@agent-portal/data/policies/v2/contract';
import { client } from '../../../session/client.ts';
import type { Address } from '../../../shared/address.ts';
import { startActions, startActionsTaken } from '../policy/actions/actionsQuery.ts';

/** What starts the first data of a policy's pages, beside their code. */
export const startV2 = {
  /** As `usePolicyOfStatus` asks for it first. */
  policy({ params: { status, id = '' } }: Address): Promise<void> {
    const detail = status === 'pending' ? getPendingPolicyDetail : getPolicyDetail;
    return client.startAhead(detail, { params: { policyNumber: id } });
  },
  async actions(address: Address): Promise<void> {
    await Promise.all([startV2.policy(address), startActionsTaken(address)]);
  },
  firstActions: startActions,
};
