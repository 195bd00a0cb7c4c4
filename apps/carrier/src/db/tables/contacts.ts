import { contactOutcomes } from '@agent-portal/data/work/contacts/contactOutcomes';
import type { FollowUpSubject } from '@agent-portal/data/work/today/subjects';
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../moment.ts';

/** Contacts with clients: migrations 0038 and 0067 say what each column means. */
export const contacts = pgTable('contacts', {
  subject: text().$type<FollowUpSubject>().notNull(),
  itemKey: text('item_key').notNull(),
  version: integer().notNull(),
  policyNumber: text('policy_number').notNull(),
  who: text().notNull(),
  what: text().notNull(),
  outcome: text({ enum: contactOutcomes }).notNull(),
  willPayOn: date('will_pay_on'),
  nextAttemptOn: date('next_attempt_on'),
  note: text().notNull(),
  contactedOn: date('contacted_on').notNull(),
  paidToDate: date('paid_to_date'),
  contactedAt: moment('contacted_at').notNull(),
  userId: integer('user_id'),
});
