import { businessTypes } from '@agent-portal/data/endpoint';
import { transactionTypes } from '@agent-portal/data/production/productionFilterShape';
import { bigint, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** A writing agent's part of a transaction on a policy: what it counts towards production. */
export const productionCredits = pgTable('production_credits', {
  /** Identifies a part in the cached order of a list in four bytes. */
  rowId: integer('row_id').primaryKey(),
  policyNumber: text('policy_number').notNull(),
  agentId: text('agent_id').notNull(),
  businessType: text('business_type', { enum: businessTypes }).notNull(),
  lineOfBusiness: text('line_of_business').notNull(),
  product: text().notNull(),
  groupNumber: text('group_number'),
  transactionType: text('transaction_type', { enum: transactionTypes }).notNull(),
  transactionDate: date('transaction_date').notNull(),
  postedOn: date('posted_on').notNull(),
  /** The agent's part of the policy, in thousandths. */
  share: smallint().notNull(),
  /** Negative for a cancellation. */
  premiumCents: bigint('premium_cents', { mode: 'number' }).notNull(),
  creditCents: bigint('credit_cents', { mode: 'number' }).notNull(),
});
