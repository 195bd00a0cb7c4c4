import { getStatusCounts } from '@agent-portal/data/policies/contract';
import { getToday } from '@agent-portal/data/today/contract';
import { todayInput } from '@agent-portal/data/today/hooks';
import type { Address } from '../../shared/address.ts';
import { unknownFeatures } from '../../features/useFeatures.ts';
import { whoseOf } from '../../shared/assign/whoseOf.ts';
import { openCards } from '../../shared/business/openCards.ts';

/** Prefetches the queue, and the figures that the user may see, while the page's code loads. */
export async function startMyBusiness({ portal, url }: Address): Promise<void> {
  const { client, session } = portal;
  const { user } = await session.load();
  const open = openCards(user, unknownFeatures);
  await Promise.all([
    client.prefetch(getToday, todayInput(whoseOf(url.searchParams))),
    open.has('counts') && client.prefetch(getStatusCounts, {}),
  ]);
}
