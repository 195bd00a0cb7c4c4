import { getAlertPreferences, getDistributionEmails } from '@agent-portal/data/alerts/contract';
import type { Address } from '../../../shared/address.ts';

/** Prefetches the preferences and the e-mail addresses while the page's code loads. */
export async function startAlerts({ portal }: Address): Promise<void> {
  const { client } = portal;
  await Promise.all([
    client.prefetch(getAlertPreferences, {}),
    client.prefetch(getDistributionEmails, {}),
  ]);
}
