import { getStatusCounts } from '@agent-portal/data/policies/contract';
import type { Address } from '../../../shared/address.ts';

/** Asks for the counts beside the page's code. */
export async function startStatusCounts({ portal }: Address): Promise<void> {
  await portal.client.prefetch(getStatusCounts, {});
}
