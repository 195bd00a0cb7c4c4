import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How an agent's policies are delivered: migration 0027 says what each column means. */
export const deliveryOptions = pgTable('delivery_options', {
  agentId: text('agent_id').primaryKey(),
  optOutForEDelivery: boolean('opt_out_for_e_delivery').notNull(),
  agentLinkSelected: boolean('agent_link_selected').notNull(),
  email: text().notNull(),
  accessCode: text('access_code').notNull(),
  includeDownline: boolean('include_downline').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** The name of the user. */
  savedBy: text('saved_by').notNull(),
  savedById: integer('saved_by_id'),
});
