import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Links by which who is invited chooses a password; one goes once it was used (migration 0029). */
export const invitations = pgTable('invitations', {
  userId: integer('user_id').primaryKey(),
  secretHash: text('secret_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
});
