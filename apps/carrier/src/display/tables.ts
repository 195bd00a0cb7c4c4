import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** The display settings of people: migration 0044 says what each column means. */
export const displaySettings = pgTable('display_settings', {
  userId: integer('user_id').primaryKey(),
  settings: jsonb('settings').notNull(),
});
