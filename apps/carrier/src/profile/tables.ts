import { date, pgTable, text } from 'drizzle-orm/pg-core';

/** A part of the country, and the carrier's office for it. */
export const regions = pgTable('regions', {
  regionCode: text('region_code').primaryKey(),
  region: text().notNull(),
  office: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
});

/** What is known of a producer besides its name: migration 0027 says what each column means. */
export const producerProfiles = pgTable('producer_profiles', {
  producerId: text('producer_id').primaryKey(),
  regionCode: text('region_code').notNull(),
  businessAddress: text('business_address').array().notNull(),
  mailingAddress: text('mailing_address').array(),
  mobilePhone: text('mobile_phone'),
  nationalProducerNumber: text('national_producer_number').notNull(),
  vertaforeLinkedOn: date('vertafore_linked_on'),
});
