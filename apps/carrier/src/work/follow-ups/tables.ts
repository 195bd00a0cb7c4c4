import type { FollowUpSubject } from '@agent-portal/data/work/today/subjects';
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';

/** When users want to come back to something: migrations 0024, 0041, 0065 and 0066 say what each column means. */
export const followUps = pgTable('follow_ups', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  subject: text().$type<FollowUpSubject>().notNull(),
  itemKey: text('item_key').notNull(),
  policyNumber: text('policy_number'),
  who: text().notNull(),
  what: text().notNull(),
  followUpOn: date('follow_up_on').notNull(),
  note: text().notNull(),
  version: integer().notNull(),
  savedAt: moment('saved_at').notNull(),
  deletedAt: moment('deleted_at'),
  doneOn: date('done_on'),
  assignedBy: integer('assigned_by'),
  assignedOn: date('assigned_on'),
  assignedAt: moment('assigned_at'),
  previousOn: date('previous_on'),
});
