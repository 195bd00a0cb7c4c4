import type { AlertEvent } from '@agent-portal/data/alerts/contract';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import type { AgentCaller } from '../../session/caller.ts';

/** Why an alert is among the notifications, and where that is changed. */
export function whyShown(event: AlertEvent, { isSubaccount }: AgentCaller): string {
  const name = `‘${eventLabels[event]}’`;
  return isSubaccount
    ? `<p>You see this because the agent’s alerts show ${name} in the portal.</p>`
    : `<p>You see this because your alerts show ${name} in the portal: ` +
        '<a href="/account-settings/alerts">change your alerts</a>.</p>';
}
