import { getGroupDetails } from '@agent-portal/data/groups/contract';
import type { Address } from '../../shared/address.ts';

/** Prefetches the group while the page's code loads. */
export async function startGroup({ params: { id }, portal }: Address): Promise<void> {
  if (id) await portal.client.prefetch(getGroupDetails, { query: { groupNumber: id } });
}
