import { getPolicy } from '@agent-portal/data/policies/contract';
import type { Address } from '../../../shared/address.ts';

/** Requests the policy while the code of the page loads. */
export async function startPolicy({ params, portal }: Address): Promise<void> {
  if (params['id']) await portal.client.prefetch(getPolicy, { params: { id: params['id'] } });
}
