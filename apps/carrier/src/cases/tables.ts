import { caseEvents as states, historyEvents } from '@agent-portal/data/cases/shapes';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Envelopes of documents on their way through signing: migration 0021 says what each column means. */
export const cases = pgTable('cases', {
  envelopeId: text('envelope_id').primaryKey(),
  /** Identifies a case in the cached order of a list in four bytes. */
  rowId: integer('row_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  document: text({ enum: ['Application', 'Policy'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  recipient: text().notNull(),
  recipientEmail: text('recipient_email').notNull(),
  event: text({ enum: states }).notNull(),
  eventAt: moment('event_at').notNull(),
  version: integer().notNull(),
});

/** The history of envelopes, in order. */
export const caseEvents = pgTable('case_events', {
  envelopeId: text('envelope_id').notNull(),
  position: integer().notNull(),
  event: text({ enum: historyEvents }).notNull(),
  happenedAt: moment('happened_at').notNull(),
  userId: integer('user_id'),
  note: text(),
});
