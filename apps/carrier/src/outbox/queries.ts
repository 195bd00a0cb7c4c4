import { desc } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { outbox } from './tables.ts';

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
