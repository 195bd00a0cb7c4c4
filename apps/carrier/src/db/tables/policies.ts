import { billingModes, policyStatuses } from '@agent-portal/data/policies/shapes';
import {
  bigint,
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from '../moment.ts';

/** The roles of a person or organization in a policy [S2, Client Information]. */
const partyParts = [
  'Insured',
  'Owner',
  'Payor',
  'Payee',
  'Assignee',
  'Beneficiary',
  'Annuitant',
] as const;
export type PartyPart = (typeof partyParts)[number];

const money = (name?: string) => {
  const config = { precision: 12, scale: 2 } as const;
  return name === undefined ? numeric(config) : numeric(name, config);
};

/** When the row was last written; null if not since the seed. Triggers set it. */
const changedAt = moment('changed_at');

export const policies = pgTable('policies', {
  policyNumber: text('policy_number').primaryKey(),
  /** Identifies a policy in the cached order of a list in four bytes. */
  rowId: integer('row_id').notNull(),
  status: text({ enum: policyStatuses }).notNull(),
  statusDate: date('status_date').notNull(),
  productType: text('product_type').notNull(),
  productName: text('product_name').notNull(),
  groupNumber: text('group_number'),
  /** The name of the first insured. */
  primaryInsured: text('primary_insured').notNull(),
  /** The first writing agent. */
  agentId: text('agent_id').notNull(),
  applicationDate: date('application_date').notNull(),
  issueDate: date('issue_date'),
  paidToDate: date('paid_to_date'),
  terminationDate: date('termination_date'),
  reason: text(),
  firstPaymentDeclined: boolean('first_payment_declined').notNull(),
  billingMode: text('billing_mode', { enum: billingModes }).notNull(),
  modalPremium: money('modal_premium').notNull(),
  annualizedPremium: money('annualized_premium').notNull(),
  /** The folded name of the primary insured, and the folded number. A trigger sets it (migration 0049). */
  searchText: text('search_text'),
  changedAt,
});

/** The versions of agents' books: the number of writes (migration 0015). */
export const bookVersions = pgTable('book_versions', {
  agentId: text('agent_id').primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
});

/** The writing agents of a policy. Lists show the first one. */
export const writingAgents = pgTable('writing_agents', {
  policyNumber: text('policy_number').notNull(),
  position: smallint().notNull(),
  agentId: text('agent_id').notNull(),
  split: numeric({ precision: 4, scale: 3, mode: 'number' }).notNull(),
});

export const parties = pgTable('parties', {
  policyNumber: text('policy_number').notNull(),
  position: smallint().notNull(),
  parts: text({ enum: partyParts }).array().notNull(),
  name: text().notNull(),
  relationship: text().notNull(),
  birthDate: date('birth_date'),
  addressLines: text('address_lines').array().notNull(),
  phone: text(),
  email: text(),
  share: numeric({ precision: 4, scale: 3, mode: 'number' }),
  beneficiaryClass: text('beneficiary_class', { enum: ['Primary', 'Contingent'] }),
  /** The folded name. A trigger sets it (migration 0049). */
  searchText: text('search_text'),
});

export const coverages = pgTable('coverages', {
  policyNumber: text('policy_number').notNull(),
  position: smallint().notNull(),
  name: text().notNull(),
  kind: text({ enum: ['Base', 'Rider'] }).notNull(),
  faceAmount: numeric('face_amount', { precision: 14, scale: 2 }),
  annualPremium: money('annual_premium').notNull(),
  effectiveDate: date('effective_date'),
});

/** The requirements before the carrier issues a policy. */
export const requirements = pgTable('requirements', {
  /** Identifies a requirement in the cached order of a list in four bytes. */
  rowId: integer('row_id').primaryKey(),
  requirementId: text('requirement_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  requirement: text().notNull(),
  requestedOn: date('requested_on').notNull(),
  dueOn: date('due_on').notNull(),
  scheduledOn: date('scheduled_on'),
  metOn: date('met_on'),
  /** Who has to act next. The agent's requirements show as Action Needed. */
  owedBy: text('owed_by', { enum: ['Agent', 'Carrier'] }).notNull(),
  changedAt,
});

/** Which client a person on a policy is: migration 0040 says what each column means. */
export const partyClients = pgTable('party_clients', {
  policyNumber: text('policy_number').notNull(),
  position: smallint().notNull(),
  clientId: text('client_id').notNull(),
  householdId: text('household_id'),
});
