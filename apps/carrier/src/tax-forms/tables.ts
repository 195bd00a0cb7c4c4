import { date, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const taxForms = pgTable('tax_forms', {
  formId: text('form_id').primaryKey(),
  agentId: text('agent_id').notNull(),
  taxYear: smallint('tax_year').notNull(),
  form: text({ enum: ['1099-NEC', '1099-MISC'] }).notNull(),
  amount: numeric({ precision: 12, scale: 2 }).notNull(),
  issuedOn: date('issued_on').notNull(),
});
