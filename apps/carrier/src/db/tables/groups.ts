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

/** What the enrollment of a group is held against. */
export const groupInventory = pgTable('group_inventory', {
  /** Names a group in the cached order of a list in four bytes. */
  rowId: integer('row_id').primaryKey(),
  groupNumber: text('group_number').notNull(),
  /** Employees who may enroll. */
  eligible: integer().notNull(),
  /** How many of a hundred of them the carrier asks to be enrolled. */
  minimumPercent: smallint('minimum_percent').notNull(),
});

/** With whom at the employer to speak, the first one first. */
export const groupContacts = pgTable('group_contacts', {
  groupNumber: text('group_number').notNull(),
  position: smallint().notNull(),
  name: text().notNull(),
  title: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
});
