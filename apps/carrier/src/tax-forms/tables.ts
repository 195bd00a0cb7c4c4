import { formKinds } from '@agent-portal/data/tax-forms/contract';
import { date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** The recipients of forms. Only the part of the taxpayer's number that a form shows is stored. */
export const taxRecipients = pgTable('tax_recipients', {
  producerId: text('producer_id').primaryKey(),
  tinKind: text('tin_kind', { enum: ['SSN', 'EIN'] }).notNull(),
  tinLastFour: text('tin_last_four').notNull(),
  addressLines: text('address_lines').array().notNull(),
});

/** The payments of a year other than commission lines, in whole cents. */
export const taxPayments = pgTable('tax_payments', {
  agentId: text('agent_id').notNull(),
  taxYear: smallint('tax_year').notNull(),
  kind: text({ enum: ['Earlier commissions', 'Prize'] }).notNull(),
  amountCents: integer('amount_cents').notNull(),
});

/** A form as it was issued, with the amounts of its boxes in whole cents. */
export const taxForms = pgTable('tax_forms', {
  /** Identifies a form in the cached order of the list in four bytes. */
  rowId: integer('row_id').primaryKey(),
  formId: text('form_id').notNull(),
  agentId: text('agent_id').notNull(),
  taxYear: smallint('tax_year').notNull(),
  form: text({ enum: formKinds }).notNull(),
  commissionCents: integer('commission_cents').notNull(),
  otherCents: integer('other_cents').notNull(),
  issuedOn: date('issued_on').notNull(),
});
