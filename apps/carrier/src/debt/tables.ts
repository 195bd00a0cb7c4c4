import { date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** Commission paid before it is earned: secured by a policy, or unsecured without one. */
export const advances = pgTable('advances', {
  advanceId: integer('advance_id').primaryKey(),
  agentId: text('agent_id').notNull(),
  policyNumber: text('policy_number'),
  openedOn: date('opened_on').notNull(),
  advanced: numeric({ precision: 12, scale: 2 }).notNull(),
  recovered: numeric({ precision: 12, scale: 2 }).notNull(),
});
