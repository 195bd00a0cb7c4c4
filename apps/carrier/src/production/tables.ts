import { businessTypes } from '@agent-portal/data/endpoint';
import { date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** What a policy counts towards an agent's production. */
export const productionCredits = pgTable('production_credits', {
  creditId: integer('credit_id').primaryKey(),
  policyNumber: text('policy_number').notNull(),
  agentId: text('agent_id').notNull(),
  businessType: text('business_type', { enum: businessTypes }).notNull(),
  lineOfBusiness: text('line_of_business').notNull(),
  transactionType: text('transaction_type').notNull(),
  transactionDate: date('transaction_date').notNull(),
  premium: numeric({ precision: 12, scale: 2 }).notNull(),
  credit: numeric({ precision: 12, scale: 2 }).notNull(),
});
