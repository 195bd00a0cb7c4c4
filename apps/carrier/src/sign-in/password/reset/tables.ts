import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Links for choosing a new password. A link is deleted once it is used (migration 0039). */
export const passwordResets = pgTable('password_resets', {
  userId: integer('user_id').primaryKey(),
  secretHash: text('secret_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
});
