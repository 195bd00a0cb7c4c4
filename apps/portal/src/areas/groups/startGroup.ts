import { getGroupDetails } from '@agent-portal/data/groups/contract';
import type { Address } from '../../shared/address.ts';

/** Asks for the group beside the page's code. */
export async function startGroup({ params: { id }, portal }: Address): Promise<void> {
  if (id) await portal.client.prefetch(getGroupDetails, { query: { groupNumber: id } });
}
