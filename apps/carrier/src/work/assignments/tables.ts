import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Subject } from './subjects.ts';

/** The items of Today that people of an agency have: migrations 0041 and 0048 say what each column means. */
export const assignments = pgTable('today_assignments', {
  producerId: text('producer_id').notNull(),
  subject: text().$type<Subject>().notNull(),
  itemKey: text('item_key').notNull(),
  userId: integer('user_id'),
  note: text().notNull(),
  version: integer().notNull(),
  assignedBy: integer('assigned_by'),
  assignedAt: timestamp('assigned_at', { withTimezone: true, mode: 'date' }).notNull(),
  assignedOn: date('assigned_on').notNull(),
  who: text().notNull(),
  what: text().notNull(),
  policyNumber: text('policy_number'),
  /** The state before the last assignment; written and read in SQL only. */
  former: jsonb(),
});
