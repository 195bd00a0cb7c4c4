import { savedViewLists, type ViewTable } from '@agent-portal/data/saved-views/contract';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Saved views of lists: migrations 0009 and 0020 say what each column means. */
export const savedViews = pgTable('saved_views', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  list: text({ enum: savedViewLists }).notNull(),
  name: text().notNull(),
  query: text().notNull(),
  table: jsonb('table_view').$type<ViewTable>(),
  savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
});
