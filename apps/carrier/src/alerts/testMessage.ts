import type { Email } from '../outbox/queries.ts';
import type { AgentCaller } from '../session/caller.ts';

/** A test message: for whom, to whom, and when. */
interface Test {
  readonly caller: AgentCaller;
  /** Where the portal is: `https://portal.example`. */
  readonly origin: string;
  readonly sentTo: string;
  readonly sentAt: Date;
}

/** The e-mail by which somebody sees that alerts reach an address; it tells nothing of a client. */
export function testMessage({ caller, origin, sentTo, sentAt }: Test): Email {
  const { agentData, firstName, lastName } = caller;
  const agent = agentData?.name ?? `${firstName} ${lastName}`;
  return {
    sentAt,
    sentTo,
    subject: 'Test message from the agent portal',
    body:
      `This is a test. Alerts of ${agent} reach this address.\n\n` +
      `What is told, and where it goes, is set at ${origin}/account-settings/alerts. ` +
      `If you do not know ${agent}, tell the help desk.\n\nNorthfield Mutual`,
  };
}
