import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** All e-mail that the carrier sent. */
export const outbox = pgTable('outbox', {
  messageId: integer('message_id').primaryKey().generatedAlwaysAsIdentity(),
  sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }).notNull(),
  sentTo: text('sent_to').notNull(),
  subject: text().notNull(),
  body: text().notNull(),
});
