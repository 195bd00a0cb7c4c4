import { date, pgTable, text } from 'drizzle-orm/pg-core';

/** When rights of a policy end: migration 0037 says what each column means. */
export const policyTerms = pgTable('policy_terms', {
  policyNumber: text('policy_number').primaryKey(),
  conversionEndsOn: date('conversion_ends_on'),
  levelTermEndsOn: date('level_term_ends_on'),
});
