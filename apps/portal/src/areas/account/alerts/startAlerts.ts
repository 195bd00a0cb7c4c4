import { getAlertPreferences, getDistributionEmails } from '@agent-portal/data/alerts/contract';
import { client } from '../../../session/client.ts';

/** Asks for what is told, and where e-mail goes, beside the page's code. */
export async function startAlerts(): Promise<void> {
  await Promise.all([
    client.prefetch(getAlertPreferences, {}),
    client.prefetch(getDistributionEmails, {}),
  ]);
}
