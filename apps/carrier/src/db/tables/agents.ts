import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** A person or agency that sells, with one agent id for each contract. */
export const producers = pgTable('producers', {
  producerId: text('producer_id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  accessLevel: text('access_level', { enum: ['Full', 'Historical'] }).notNull(),
  businessTypes: text('business_types', { enum: ['Individual', 'Worksite'] })
    .array()
    .notNull(),
});

/** A contract of a producer: the agent of the specification, named by its agent id. */
export const agents = pgTable('agents', {
  agentId: text('agent_id').primaryKey(),
  /** Identifies an agent in the cached order of a list in four bytes. */
  rowId: integer('row_id').notNull(),
  producerId: text('producer_id').notNull(),
  uplineAgentId: text('upline_agent_id'),
  /** Ids from the top of the hierarchy down to this agent, each followed by a slash. */
  path: text().notNull(),
  agentLevel: text('agent_level').notNull(),
  marketCode: text('market_code').notNull(),
  companyCode: text('company_code').notNull(),
  contractStatus: text('contract_status', {
    enum: ['Active', 'Pending', 'Terminated'],
  }).notNull(),
  effectiveOn: date('effective_on').notNull(),
});

/** An agent's credentials besides appointments: licenses, and insurance against errors and omissions. */
export const credentials = pgTable('credentials', {
  rowId: integer('row_id').primaryKey(),
  agentId: text('agent_id').notNull(),
  kind: text({ enum: ['License', 'E&O'] }).notNull(),
  /** The state of a license, the insurer of E&O. */
  detail: text().notNull(),
  effectiveOn: date('effective_on').notNull(),
  expiresOn: date('expires_on').notNull(),
});

/** Open requirements before an agent's contract starts or continues. */
export const contractingRequirements = pgTable('contracting_requirements', {
  rowId: integer('row_id').primaryKey(),
  agentId: text('agent_id').notNull(),
  requirement: text().notNull(),
  requestedOn: date('requested_on').notNull(),
  status: text({ enum: ['Open', 'Received', 'In Review'] }).notNull(),
});

/** A state's permission to sell a line for a company: just in time, or permanent. */
export const appointments = pgTable('appointments', {
  appointmentId: integer('appointment_id').primaryKey(),
  agentId: text('agent_id').notNull(),
  state: text().notNull(),
  companyCode: text('company_code').notNull(),
  line: text().notNull(),
  kind: text({ enum: ['JIT', 'Standing'] }).notNull(),
  status: text({ enum: ['Active', 'Pending', 'Terminated'] }).notNull(),
  effectiveOn: date('effective_on').notNull(),
  expiresOn: date('expires_on'),
});
