import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';

/** The second step of users: migration 0031 says what each column means. */
export const authenticators = pgTable('authenticators', {
  userId: integer('user_id').primaryKey(),
  secret: text().notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  addedAt: moment('added_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});

export const passkeys = pgTable('passkeys', {
  passkeyId: integer('passkey_id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  name: text().notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  addedAt: moment('added_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (row) => [primaryKey({ columns: [row.userId, row.codeHash] })],
);

export const signInChallenges = pgTable('pending_sign_ins', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  audience: text({ enum: ['normal', 'sso'] }).notNull(),
  returnUrl: text('return_url').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const challenges = pgTable(
  'second_step_challenges',
  {
    ownerHash: text('owner_hash').notNull(),
    purpose: text({ enum: ['authenticator', 'registration', 'assertion'] }).notNull(),
    userId: integer('user_id').notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.ownerHash, row.purpose] })],
);
