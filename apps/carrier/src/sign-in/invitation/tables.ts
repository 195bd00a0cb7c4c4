import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Links for choosing a password. A link is deleted once it is used (migration 0029). */
export const invitations = pgTable('invitations', {
  userId: integer('user_id').primaryKey(),
  secretHash: text('secret_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
});
