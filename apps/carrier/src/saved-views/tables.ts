import {
  digestFrequencies,
  savedViewLists,
  viewAudiences,
  type ViewTable,
} from '@agent-portal/data/saved-views/contract';
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Saved views of lists: migrations 0009, 0020 and 0042 say what each column means. */
export const savedViews = pgTable('saved_views', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  list: text({ enum: savedViewLists }).notNull(),
  name: text().notNull(),
  query: text().notNull(),
  table: jsonb('table_view').$type<ViewTable>(),
  savedAt: moment('saved_at').notNull(),
  viewId: integer('view_id').notNull().generatedAlwaysAsIdentity(),
  sharedWith: text('shared_with', { enum: viewAudiences }),
});

/** Who gets which view by e-mail: migration 0042. */
export const viewDigests = pgTable('view_digests', {
  viewId: integer('view_id').notNull(),
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  frequency: text({ enum: digestFrequencies }).notNull(),
  sentOn: date('sent_on'),
  sentCount: integer('sent_count'),
  startsOn: date('starts_on').notNull(),
});
