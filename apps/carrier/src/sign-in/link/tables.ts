import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';

/** Links for choosing a new password. All links of a user are deleted once one is used (migration 0057). */
export const passwordResets = pgTable('password_resets', {
  userId: integer('user_id').notNull(),
  secretHash: text('secret_hash').primaryKey(),
  isOfKnownDevice: boolean('is_of_known_device').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Links of invitations. A link is deleted once it is used (migration 0029). */
export const invitations = pgTable('invitations', {
  userId: integer('user_id').primaryKey(),
  secretHash: text('secret_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
