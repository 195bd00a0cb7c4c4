import type { AlertEvent, AlertFrequency } from '@agent-portal/data/alerts/contract';
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Who saved an agent's preferences last; migration 0028 says what each column means. */
export const alertSettings = pgTable('alert_settings', {
  producerId: text('producer_id').primaryKey(),
  version: integer().notNull(),
  savedAt: moment('saved_at').notNull(),
  savedBy: integer('saved_by'),
});

export const alertPreferences = pgTable('alert_preferences', {
  producerId: text('producer_id').notNull(),
  event: text().$type<AlertEvent>().notNull(),
  byEmail: boolean('by_email').notNull(),
  inPortal: boolean('in_portal').notNull(),
  frequency: text().$type<AlertFrequency>().notNull(),
  emailedFrom: date('emailed_from').notNull(),
});

/** The addresses for an agent's alert e-mail. */
export const distributionEmails = pgTable('distribution_emails', {
  emailId: integer('email_id').primaryKey().generatedAlwaysAsIdentity(),
  producerId: text('producer_id').notNull(),
  email: text().notNull(),
  addedAt: moment('added_at').notNull(),
  addedBy: integer('added_by'),
  testedAt: moment('tested_at'),
});

/** The events that an agent got by e-mail; migration 0032 says what each column means. */
export const alertSent = pgTable('alert_sent', {
  producerId: text('producer_id').notNull(),
  event: text().$type<AlertEvent>().notNull(),
  subject: text().notNull(),
  happenedOn: date('happened_on').notNull(),
});

/** The digests that an agent got. */
export const alertDigests = pgTable('alert_digests', {
  producerId: text('producer_id').notNull(),
  frequency: text().$type<Exclude<AlertFrequency, 'AtOnce'>>().notNull(),
  digestOn: date('digest_on').notNull(),
});
