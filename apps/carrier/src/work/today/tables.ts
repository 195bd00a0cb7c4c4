import type { TodayKind } from '@agent-portal/data/today/contract';
import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

/** When users opened Today: migration 0036 says what each column means. */
export const todayVisits = pgTable('today_visits', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  visitedAt: moment('visited_at'),
  visitedOn: date('visited_on').notNull(),
  sinceOn: date('since_on'),
});

/** The items that users put off. */
export const todaySkips = pgTable('today_skips', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  kind: text().$type<TodayKind>().notNull(),
  itemKey: text('item_key').notNull(),
  untilOn: date('until_on').notNull(),
  reason: text().notNull(),
  skippedAt: moment('skipped_at'),
  who: text().notNull(),
  what: text().notNull(),
  policyNumber: text('policy_number'),
});

/** The items that users have open: migration 0047 says what each column means. */
export const todayOpen = pgTable('today_open', {
  producerId: text('producer_id').notNull(),
  kind: text().$type<TodayKind>().notNull(),
  itemKey: text('item_key').notNull(),
  userId: integer('user_id').notNull(),
  openedAt: moment('opened_at'),
});
