import { pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Which client a person on a policy is: migration 0040 says what each column means. */
export const partyClients = pgTable('party_clients', {
  policyNumber: text('policy_number').notNull(),
  position: smallint().notNull(),
  clientId: text('client_id').notNull(),
  householdId: text('household_id'),
});
