import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Household links that users confirmed: migration 0040 says what each column means. */
export const householdLinks = pgTable('household_links', {
  producerId: text('producer_id').notNull(),
  clientId: text('client_id').notNull(),
  otherClientId: text('other_client_id').notNull(),
  linkedBy: integer('linked_by').notNull(),
  linkedAt: timestamp('linked_at', { withTimezone: true, mode: 'date' }).notNull(),
});
