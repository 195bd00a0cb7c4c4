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
