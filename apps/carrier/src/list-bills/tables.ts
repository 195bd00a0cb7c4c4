import { bigint, boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** A group that is billed for its employees. */
export const billedGroups = pgTable('billed_groups', {
  /** Identifies a group in the cached order of a list in four bytes. */
  rowId: integer('row_id').primaryKey(),
  groupNumber: text('group_number').notNull(),
});

/** A bill of a group that pays its employees' premiums together, in whole cents. */
export const listBills = pgTable('list_bills', {
  /** Identifies a bill in the cached order of a list in four bytes. */
  rowId: integer('row_id').primaryKey(),
  billNumber: text('bill_number').notNull(),
  groupNumber: text('group_number').notNull(),
  periodStart: date('period_start').notNull(),
  periodEnd: date('period_end').notNull(),
  dueDate: date('due_date').notNull(),
  billedCents: bigint('billed_cents', { mode: 'number' }).notNull(),
  paidCents: bigint('paid_cents', { mode: 'number' }).notNull(),
});

/** One employee's policy on a bill. */
export const listBillLines = pgTable('list_bill_lines', {
  rowId: integer('row_id').primaryKey(),
  billNumber: text('bill_number').notNull(),
  policyNumber: text('policy_number').notNull(),
  premiumCents: integer('premium_cents').notNull(),
  isPaid: boolean('is_paid').notNull(),
  note: text(),
});
