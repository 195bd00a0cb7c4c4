import { transactions } from '@agent-portal/data/commissions/shapes';
import { boolean, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** A pay period; the open one is estimated. */
export const commissionCycles = pgTable('commission_cycles', {
  cycleEndDate: date('cycle_end_date').primaryKey(),
  cycleStartDate: date('cycle_start_date').notNull(),
  estimated: boolean().notNull(),
});

/** Commission lines: an amount that was paid to an agent, in whole cents. */
export const commissionLines = pgTable('commission_lines', {
  /** Identifies a line in the cached order of a list in four bytes. */
  rowId: integer('row_id').primaryKey(),
  cycleEndDate: date('cycle_end_date').notNull(),
  policyNumber: text('policy_number').notNull(),
  writingAgentId: text('writing_agent_id').notNull(),
  /** The writing agent, or an agent above who gets an override. */
  paidAgentId: text('paid_agent_id').notNull(),
  transaction: text({ enum: transactions }).notNull(),
  postedOn: date('posted_on').notNull(),
  /** The due day of the line's premium; null without one. */
  dueOn: date('due_on'),
  /** The base of the commission; 0 without a premium. */
  premiumCents: integer('premium_cents').notNull(),
  rateBp: integer('rate_bp').notNull(),
  splitThousandths: integer('split_thousandths').notNull(),
  commissionCents: integer('commission_cents').notNull(),
  policyYear: smallint('policy_year').notNull(),
  reversesRowId: integer('reverses_row_id'),
  /** The advance that the line opens or recovers. */
  advanceId: integer('advance_id'),
  reason: text(),
});

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
