import { date, numeric, pgTable, text } from 'drizzle-orm/pg-core';

export const claims = pgTable('claims', {
  claimNumber: text('claim_number').primaryKey(),
  policyNumber: text('policy_number').notNull(),
  claimantFirstName: text('claimant_first_name').notNull(),
  claimantLastName: text('claimant_last_name').notNull(),
  claimType: text('claim_type').notNull(),
  status: text({ enum: ['Received', 'In Review', 'Paid', 'Denied'] }).notNull(),
  receivedOn: date('received_on').notNull(),
  updatedOn: date('updated_on').notNull(),
  paid: numeric({ precision: 12, scale: 2 }).notNull(),
});
