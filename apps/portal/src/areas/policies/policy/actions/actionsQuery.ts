import { getPolicyActions } from '@agent-portal/data/policies/actions/contract';
import { client } from '../../../../session/client.ts';
import type { Address } from '../../../../shared/address.ts';
import { startPolicy } from '../policyQuery.ts';

/** Asks for the actions that were taken for a policy. */
export async function startActionsTaken({ params }: Address): Promise<void> {
  await client.startAhead(getPolicyActions, { params: { id: params['id'] ?? '' } });
}

/** Asks for what /policy/:id/actions shows, beside its code. */
export async function startActions(address: Address): Promise<void> {
  await Promise.all([startPolicy(address), startActionsTaken(address)]);
}
