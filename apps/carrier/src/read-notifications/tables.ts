import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Notifications that people have read: migration 0034 says what each column means. */
export const readNotifications = pgTable('read_notifications', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  notificationKey: text('notification_key').notNull(),
  readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }).notNull(),
});
