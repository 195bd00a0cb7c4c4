import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The agents that a home-office user acted for: migration 0005 says what each column means. */
export const recentImpersonations = pgTable('recent_impersonations', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
