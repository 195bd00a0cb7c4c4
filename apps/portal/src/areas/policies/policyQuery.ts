import { getPolicy } from '@agent-portal/data/policies/contract';
import type { Address } from '../../shared/address.ts';
import { client } from '../../session/client.ts';

/** Asks for the policy beside the page's code. */
export function startPolicy({ params }: Address): void {
  if (params['id']) client.startAhead(getPolicy, { params: { id: params['id'] } });
}
