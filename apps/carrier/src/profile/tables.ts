import { date, pgTable, text } from 'drizzle-orm/pg-core';

/** A part of the country, and the carrier's office for it. */
export const regions = pgTable('regions', {
  regionCode: text('region_code').primaryKey(),
  region: text().notNull(),
  office: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
});

/** The profile of a producer. Migration 0027 explains each column. */
export const producerProfiles = pgTable('producer_profiles', {
  producerId: text('producer_id').primaryKey(),
  regionCode: text('region_code').notNull(),
  businessAddress: text('business_address').array().notNull(),
  mailingAddress: text('mailing_address').array(),
  mobilePhone: text('mobile_phone'),
  nationalProducerNumber: text('national_producer_number').notNull(),
  vertaforeLinkedOn: date('vertafore_linked_on'),
});
