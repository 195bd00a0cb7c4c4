import { date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** A month's bill to a group that pays its employees' premiums together. */
export const listBills = pgTable('list_bills', {
  listBillId: integer('list_bill_id').primaryKey(),
  groupNumber: text('group_number').notNull(),
  periodStart: date('period_start').notNull(),
  dueDate: date('due_date').notNull(),
  status: text({ enum: ['Open', 'Paid', 'Overdue'] }).notNull(),
});

/** One employee's policy on a bill. */
export const listBillLines = pgTable('list_bill_lines', {
  listBillId: integer('list_bill_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  premium: numeric({ precision: 12, scale: 2 }).notNull(),
  note: text(),
});
