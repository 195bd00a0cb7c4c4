import { getStatusCounts } from '@agent-portal/data/policies/contract';
import { client } from '../../../session/client.ts';

/** Asks for the counts beside the page's code. */
export async function startStatusCounts(): Promise<void> {
  await client.prefetch(getStatusCounts, {});
}
