import { getPolicy } from '@agent-portal/data/policies/contract';
import type { Address } from '../../../shared/address.ts';
import { client } from '../../../session/client.ts';

/** Asks for the policy beside the page's code. */
export async function startPolicy({ params }: Address): Promise<void> {
  if (params['id']) await client.prefetch(getPolicy, { params: { id: params['id'] } });
}
