import { getAlertPreferences, getDistributionEmails } from '@agent-portal/data/alerts/contract';
import type { Address } from '../../../shared/address.ts';

/** Asks for what is told, and where e-mail goes, beside the page's code. */
export async function startAlerts({ portal }: Address): Promise<void> {
  const { client } = portal;
  await Promise.all([
    client.prefetch(getAlertPreferences, {}),
    client.prefetch(getDistributionEmails, {}),
  ]);
}
