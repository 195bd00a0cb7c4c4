import type { AlertEvent } from '@agent-portal/data/alerts/contract';
import type { Database } from '../../db/connection.ts';
import { maySee } from '../../http/maySee.ts';
import { maySignIn } from '../../session/maySignIn.ts';
import { findEmails } from '../queries.ts';
import { findProducer, findSubAccounts } from './queries/audience.ts';
import { eventWords } from './eventWords.ts';

/** An address that alert e-mail of an agent goes to, and what its owner may see. */
export interface Recipient {
  readonly email: string;
  readonly maySee: (event: AlertEvent) => boolean;
}

interface Audience {
  /** The agent's name, first name first. */
  readonly agent: string;
  readonly recipients: readonly Recipient[];
}

/**
 * The recipients of an agent's alert e-mail: its distribution e-mails, or its own address when it has
 * none. When a sub-account of the agent signs in with an address, that address gets what the sub-account
 * may see, and nothing once the sub-account may not sign in.
 */
export async function audienceOf(
  db: Database,
  producerId: string,
  { today, isDemo }: { readonly today: string; readonly isDemo: boolean },
): Promise<Audience> {
  const producer = await findProducer(db, producerId);
  if (!producer) return { agent: '', recipients: [] };
  const { firstName, lastName } = producer;
  const added = (await findEmails(db, producerId)).map(({ email }) => email);
  const emails = added.length > 0 ? added : [producer.email];
  // The last one wins: the current user of the name, not an earlier one.
  const subAccounts = new Map(
    (await findSubAccounts(db, producerId, emails)).map((one) => [one.username, one]),
  );
  const agent = { isSubaccount: false, roles: [] };
  const recipients = emails.flatMap((email): Recipient[] => {
    const user = subAccounts.get(email);
    if (user && !maySignIn(user, today, isDemo)) return [];
    const owner = user ? { isSubaccount: true, roles: user.roles } : agent;
    return [{ email, maySee: (event) => maySee(owner, eventWords[event].access, producer) }];
  });
  return { agent: `${firstName} ${lastName}`.trim(), recipients };
}
