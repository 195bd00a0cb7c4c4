import { boolean, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Commission paid before it is earned, in whole cents. It is secured by a policy in force, or unsecured:
 * on an application, or what a policy that ended left. What was recovered are its lines of commission.
 */
export const advances = pgTable('advances', {
  /** Names an advance in the cached order of a list in four bytes. */
  rowId: integer('row_id').primaryKey(),
  agentId: text('agent_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  isSecured: boolean('is_secured').notNull(),
  openedOn: date('opened_on').notNull(),
  /** Months of premium that it is commission on; null where it is what a policy that ended left. */
  monthsAdvanced: smallint('months_advanced'),
  advancedCents: integer('advanced_cents').notNull(),
});
