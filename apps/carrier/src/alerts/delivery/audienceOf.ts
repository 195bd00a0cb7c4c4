import type { AlertEvent } from '@agent-portal/data/alerts/contract';
import type { Role } from '@agent-portal/data/endpoint';
import type { Database } from '../../db/connection.ts';
import { type AgentStanding, refusal } from '../../http/access.ts';
import { isLetIn } from '../../session/isLetIn.ts';
import { findEmails } from '../queries.ts';
import { findProducer, findSubAccounts } from './queries/audience.ts';
import { eventWords } from './words.ts';

/** An address that alert e-mail of an agent goes to, and what its owner may see. */
export interface Recipient {
  readonly email: string;
  readonly mayHear: (event: AlertEvent) => boolean;
}

interface Audience {
  /** The agent's name, first name first. */
  readonly agent: string;
  readonly recipients: readonly Recipient[];
}

/**
 * Who gets the alert e-mail of an agent: its distribution e-mails, or its own address where there is
 * none. An address by which a sub-account of the agent signs in gets what that one may see, and nothing
 * once it is not let in.
 */
export async function audienceOf(
  db: Database,
  producerId: string,
  { today, isDemo }: { readonly today: string; readonly isDemo: boolean },
): Promise<Audience> {
  const producer = await findProducer(db, producerId);
  if (!producer) return { agent: '', recipients: [] };
  const { firstName, lastName, accessLevel, businessTypes } = producer;
  const added = (await findEmails(db, producerId)).map(({ email }) => email);
  const emails = added.length > 0 ? added : [producer.email];
  // The last one wins: whoever has the name now, and not who had it before.
  const subAccounts = new Map(
    (await findSubAccounts(db, producerId, emails)).map((one) => [one.username, one]),
  );
  const agent: AgentStanding = {
    kind: 'agent',
    isHomeOffice: false,
    isSubaccount: false,
    roles: [],
    accessLevel,
    businessTypes,
  };
  const recipients = emails.flatMap((email): Recipient[] => {
    const user = subAccounts.get(email);
    if (user && !isLetIn(user, today, isDemo)) return [];
    const standing = user ? { ...agent, isSubaccount: true, roles: user.roles as Role[] } : agent;
    return [{ email, mayHear: (event) => !refusal(eventWords[event].access, standing) }];
  });
  return { agent: `${firstName} ${lastName}`.trim(), recipients };
}
