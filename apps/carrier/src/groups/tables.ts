import { billingModes } from '@agent-portal/data/policies/shapes';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** An employer whose employees hold policies. */
export const groups = pgTable('groups', {
  groupNumber: text('group_number').primaryKey(),
  name: text().notNull(),
  state: text().notNull(),
  agentId: text('agent_id').notNull(),
  billingMode: text('billing_mode', { enum: billingModes }).notNull(),
  eligible: integer().notNull(),
  enrolled: integer().notNull(),
});
