import type { TodayKind } from '@agent-portal/data/work/today/contract';
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';

/** When users opened Today: migrations 0036 and 0069 say what each column means. */
export const todayVisits = pgTable('today_visits', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  visitedAt: moment('visited_at').notNull(),
  visitedOn: date('visited_on').notNull(),
  sinceOn: date('since_on'),
  /** Null until the user has read the changes at the current visit. */
  readOn: date('read_on'),
});

/** The items that users have open: migration 0047 says what each column means. */
export const todayOpen = pgTable('today_open', {
  producerId: text('producer_id').notNull(),
  kind: text().$type<TodayKind>().notNull(),
  itemKey: text('item_key').notNull(),
  userId: integer('user_id').notNull(),
  openedAt: moment('opened_at').notNull(),
});
