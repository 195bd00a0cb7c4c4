import { callOutcomes } from '@agent-portal/data/lapse/callOutcomes';
import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Calls about late premiums: migration 0038 says what each column means. */
export const lapseCalls = pgTable('lapse_calls', {
  policyNumber: text('policy_number').notNull(),
  version: integer().notNull(),
  outcome: text({ enum: callOutcomes }).notNull(),
  willPayOn: date('will_pay_on'),
  nextAttemptOn: date('next_attempt_on'),
  calledOn: date('called_on').notNull(),
  paidToDate: date('paid_to_date').notNull(),
  calledAt: timestamp('called_at', { withTimezone: true, mode: 'date' }).notNull(),
  userId: integer('user_id'),
});

/** Premiums that were paid after their due date. */
export const latePayments = pgTable('late_payments', {
  policyNumber: text('policy_number').notNull(),
  paidOn: date('paid_on').notNull(),
  paidToBefore: date('paid_to_before').notNull(),
  premiumCents: integer('premium_cents').notNull(),
});
