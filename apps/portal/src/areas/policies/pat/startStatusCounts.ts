import { getStatusCounts } from '@agent-portal/data/policies/contract';
import type { Address } from '../../../shared/address.ts';

/** Requests the counts while the code of the page loads. */
export async function startStatusCounts({ portal }: Address): Promise<void> {
  await portal.client.prefetch(getStatusCounts, {});
}
