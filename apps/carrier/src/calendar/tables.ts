import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The calendar addresses of users: migration 0045 says what each column means. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  idKey: text('id_key').notNull(),
  createdAt: moment('created_at').notNull(),
  lastReadAt: moment('last_read_at'),
});
