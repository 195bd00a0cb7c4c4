import { date, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** An electronic application on its way through signing. */
export const cases = pgTable('cases', {
  caseId: text('case_id').primaryKey(),
  policyNumber: text('policy_number').notNull(),
  createdOn: date('created_on').notNull(),
  recipient: text().notNull(),
});

/** How far a case has come: the last one is its state. */
export const caseEvents = pgTable('case_events', {
  caseId: text('case_id').notNull(),
  position: smallint().notNull(),
  event: text({
    enum: ['Sent', 'Viewed', 'Signed', 'Completed', 'Declined', 'Expired'],
  }).notNull(),
  happenedOn: date('happened_on').notNull(),
});
