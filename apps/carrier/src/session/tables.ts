import { subAccountChanges } from '@agent-portal/data/sub-accounts/contract';
import { bigint, boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** People who sign in: migrations 0002, 0029, 0031 and 0041 say what each column means. */
export const users = pgTable('users', {
  userId: integer('user_id').primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull(),
  passwordHash: text('password_hash'),
  kind: text({ enum: ['agent', 'sub-account', 'home-office'] }).notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  agentId: text('agent_id'),
  parentUserId: integer('parent_user_id'),
  roles: text().array().notNull(),
  usesSso: boolean('uses_sso').notNull().default(false),
  hasLinkedSso: boolean('has_linked_sso').notNull().default(false),
  isDemo: boolean('is_demo').notNull().default(false),
  lastSignedInAt: moment('last_signed_in_at'),
  suspendedAt: moment('suspended_at'),
  endsOn: date('ends_on'),
  removedAt: moment('removed_at'),
  version: integer().notNull().default(1),
  lastChange: text('last_change', { enum: [...subAccountChanges, 'Removed'] }),
  changedAt: moment('changed_at'),
  changedBy: integer('changed_by'),
  takesOver: integer('takes_over'),
  requiresSecondStep: boolean('requires_second_step').notNull().default(false),
});

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  audience: text({ enum: ['normal', 'sso'] }).notNull(),
  actingAsAgentId: text('acting_as_agent_id'),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  sessionId: bigint('session_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  device: text(),
  address: text(),
  endedAt: moment('ended_at'),
});

/** The calendar addresses of users: migration 0045 says what each column means. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  idKey: text('id_key').notNull(),
  createdAt: moment('created_at').notNull(),
  lastReadAt: moment('last_read_at'),
});
