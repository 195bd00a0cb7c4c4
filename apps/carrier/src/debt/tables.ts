import { boolean, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Commission paid before it is earned, in whole cents. A policy in force secures it, or it is unsecured: on
 * an application, or left by a policy that ended. Its recoveries are commission lines.
 */
export const advances = pgTable('advances', {
  /** Identifies an advance in the cached order of a list in four bytes. */
  rowId: integer('row_id').primaryKey(),
  agentId: text('agent_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  isSecured: boolean('is_secured').notNull(),
  openedOn: date('opened_on').notNull(),
  /** The months of premium that it covers; null when a policy that ended left it. */
  monthsAdvanced: smallint('months_advanced'),
  advancedCents: integer('advanced_cents').notNull(),
});
