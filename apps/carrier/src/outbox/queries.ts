import { desc } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { outbox } from './tables.ts';
import { carrier } from '@agent-portal/data/carrier';

/** An e-mail in plain text. */
export type Email = typeof outbox.$inferInsert;

/**
 * Sends an e-mail. The embedded carrier only stores it. Call it in the transaction of the change that it reports,
 * so that both exist or neither.
 */
export async function sendEmail(tx: Database, email: Email): Promise<void> {
  await tx.insert(outbox).values(email);
}

/** The sent e-mail, newest first. */
export const findEmails = (db: Database, most: number) =>
  db.select().from(outbox).orderBy(desc(outbox.messageId)).limit(most);

/** The body of an e-mail to a user: the greeting, the text, the carrier's name. An agency has no first name. */
export const letterTo = (firstName: string, text: string): string =>
  `${firstName ? `Dear ${firstName}` : 'Hello'},\n\n${text}\n\n${carrier.name}`;
