import { getIssuedByMonth } from '@agent-portal/data/business/contract';
import {
  getPendingPolicyRequirements,
  getStatusCounts,
} from '@agent-portal/data/policies/contract';
import type { Address } from '../../shared/address.ts';
import { unknownFeatures } from '../../features/useFeatures.ts';
import { openCards } from '../../shared/business/openCards.ts';
import { requirementsInput } from '../../shared/business/requirementsInput.ts';

/** Prefetches the data of the cards that the user may see while the page's code loads. */
export async function startMyBusiness({ portal }: Address): Promise<void> {
  const { client, session } = portal;
  const { user } = await session.load();
  const open = openCards(user, unknownFeatures);
  await Promise.all([
    open.has('counts') && client.prefetch(getStatusCounts, {}),
    open.has('requirements') && client.prefetch(getPendingPolicyRequirements, requirementsInput),
    open.has('issued') && client.prefetch(getIssuedByMonth, {}),
  ]);
}
