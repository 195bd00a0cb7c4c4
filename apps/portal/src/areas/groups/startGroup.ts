import { getGroupDetails } from '@agent-portal/data/groups/contract';
import { client } from '../../session/client.ts';
import type { Address } from '../../shared/address.ts';

/** Asks for the group beside the page's code. */
export async function startGroup({ params: { id } }: Address): Promise<void> {
  if (id) await client.prefetch(getGroupDetails, { query: { groupNumber: id } });
}
