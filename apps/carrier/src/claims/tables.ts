import { claimEvents as events, claimStatuses } from '@agent-portal/data/claims/contract';
import { date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

export const claims = pgTable('claims', {
  claimNumber: text('claim_number').primaryKey(),
  /** Names a claim in the cached order of a list in four bytes. */
  rowId: integer('row_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  claimantFirstName: text('claimant_first_name').notNull(),
  claimantLastName: text('claimant_last_name').notNull(),
  claimType: text('claim_type').notNull(),
  status: text({ enum: claimStatuses }).notNull(),
  receivedOn: date('received_on').notNull(),
  updatedOn: date('updated_on').notNull(),
  paid: numeric({ precision: 12, scale: 2 }).notNull(),
});

/** What home office asked for to decide a claim. */
export const claimItems = pgTable('claim_items', {
  claimNumber: text('claim_number').notNull(),
  position: integer().notNull(),
  item: text().notNull(),
  requestedFrom: text('requested_from').notNull(),
  requestedOn: date('requested_on').notNull(),
  dueOn: date('due_on').notNull(),
  receivedOn: date('received_on'),
});

/** The history of claims, in order. */
export const claimEvents = pgTable('claim_events', {
  claimNumber: text('claim_number').notNull(),
  position: integer().notNull(),
  event: text({ enum: events }).notNull(),
  happenedOn: date('happened_on').notNull(),
  note: text(),
});
