import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Premiums that were paid after their due date. */
export const latePayments = pgTable('late_payments', {
  policyNumber: text('policy_number').notNull(),
  paidOn: date('paid_on').notNull(),
  previousPaidToDate: date('paid_to_before').notNull(),
  premiumCents: integer('premium_cents').notNull(),
});
