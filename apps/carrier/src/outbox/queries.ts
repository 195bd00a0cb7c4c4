import { desc } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { outbox } from './tables.ts';

/** An e-mail as it leaves the carrier, in plain text. */
export type Email = typeof outbox.$inferInsert;

/**
 * Sends an e-mail: the embedded carrier only keeps it. Call it within the transaction of what it
 * tells of, so that neither is there without the other.
 */
export async function sendEmail(tx: Database, email: Email): Promise<void> {
  await tx.insert(outbox).values(email);
}

/** The e-mail that was sent, the last first. */
export const findEmails = (db: Database, most: number) =>
  db.select().from(outbox).orderBy(desc(outbox.messageId)).limit(most);
