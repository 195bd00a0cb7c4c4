import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When users want to come back to requirements: migrations 0024 and 0041 say what each column means. */
export const followUps = pgTable('follow_ups', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  requirementId: text('requirement_id').notNull(),
  requirement: text().notNull(),
  followUpOn: date('follow_up_on').notNull(),
  note: text().notNull(),
  version: integer().notNull(),
  savedAt: moment('saved_at').notNull(),
  deletedAt: moment('deleted_at'),
  assignedBy: integer('assigned_by'),
  assignedOn: date('assigned_on'),
});
