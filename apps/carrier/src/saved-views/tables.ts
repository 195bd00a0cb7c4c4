import { savedViewLists } from '@agent-portal/data/saved-views/contract';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Named addresses of lists: migration 0009 says what each column means. */
export const savedViews = pgTable('saved_views', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  list: text({ enum: savedViewLists }).notNull(),
  name: text().notNull(),
  query: text().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
});
