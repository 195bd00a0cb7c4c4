import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** People who sign in: migration 0002 says what each column means. */
export const users = pgTable('users', {
  userId: integer('user_id').primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  kind: text({ enum: ['agent', 'sub-account', 'home-office'] }).notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  agentId: text('agent_id'),
  parentUserId: integer('parent_user_id'),
  roles: text().array().notNull(),
  usesSso: boolean('uses_sso').notNull().default(false),
  hasLinkedSso: boolean('has_linked_sso').notNull().default(false),
  isDemo: boolean('is_demo').notNull().default(false),
});

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  audience: text({ enum: ['normal', 'sso'] }).notNull(),
  actingAsAgentId: text('acting_as_agent_id'),
  createdAt: moment('created_at'),
  lastSeenAt: moment('last_seen_at'),
  expiresAt: moment('expires_at'),
});

export const auditEntries = pgTable('audit_entries', {
  auditEntryId: bigint('audit_entry_id', { mode: 'number' })
    .primaryKey()
    .generatedAlwaysAsIdentity(),
  at: moment('at'),
  action: text().notNull(),
  userId: integer('user_id'),
  agentId: text('agent_id'),
  requestId: text('request_id').notNull(),
});
