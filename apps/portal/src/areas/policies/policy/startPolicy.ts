import { getPolicy } from '@agent-portal/data/policies/contract';
import type { Address } from '../../../shared/address.ts';

/** Asks for the policy beside the page's code. */
export async function startPolicy({ params, portal }: Address): Promise<void> {
  if (params['id']) await portal.client.prefetch(getPolicy, { params: { id: params['id'] } });
}
