import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** All e-mail that the carrier sent. */
export const outbox = pgTable('outbox', {
  messageId: integer('message_id').primaryKey().generatedAlwaysAsIdentity(),
  sentAt: moment('sent_at').notNull(),
  sentTo: text('sent_to').notNull(),
  subject: text().notNull(),
  body: text().notNull(),
});
