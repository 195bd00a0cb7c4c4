import { carrier } from '@agent-portal/data/carrier';
import type { Email } from '../outbox/queries.ts';
import type { AgentCaller } from '../session/caller.ts';

/** A test message: the agent, the addresses and the time. */
interface Test {
  readonly caller: AgentCaller;
  /** Where the portal is: `https://portal.example`. */
  readonly origin: string;
  readonly sentTo: string;
  readonly sentAt: Date;
}

/** An e-mail that shows that alerts reach an address. It names no client. */
export function testMessage({ caller, origin, sentTo, sentAt }: Test): Email {
  const { agentData, firstName, lastName } = caller;
  const agent = agentData?.name ?? `${firstName} ${lastName}`;
  return {
    sentAt,
    sentTo,
    subject: 'Test message from the agent portal',
    body:
      `This is a test. Alerts of ${agent} reach this address.\n\n` +
      `Change your alerts and where they go at ${origin}/account-settings/alerts. ` +
      `If you do not know ${agent}, contact the help desk.\n\n${carrier.name}`,
  };
}
