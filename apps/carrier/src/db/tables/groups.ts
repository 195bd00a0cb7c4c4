import { billingModes } from '@agent-portal/data/policies/shapes';
import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** An employer whose employees hold policies. */
export const groups = pgTable('groups', {
  groupNumber: text('group_number').primaryKey(),
  name: text().notNull(),
  state: text().notNull(),
  agentId: text('agent_id').notNull(),
  billingMode: text('billing_mode', { enum: billingModes }).notNull(),
});

/** The eligibility and the minimum of a group. */
export const groupInventory = pgTable('group_inventory', {
  /** Identifies a group in the cached order of a list in four bytes. */
  rowId: integer('row_id').primaryKey(),
  groupNumber: text('group_number').notNull(),
  /** The number of eligible employees. */
  eligible: integer().notNull(),
  minimumPercent: smallint('minimum_percent').notNull(),
});

/** The contacts at the employer, in order. */
export const groupContacts = pgTable('group_contacts', {
  groupNumber: text('group_number').notNull(),
  position: smallint().notNull(),
  name: text().notNull(),
  title: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
});
