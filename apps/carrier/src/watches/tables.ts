import type { PolicyStatus, RequirementState } from '@agent-portal/data/policies/shapes';
import type { WatchChange } from '@agent-portal/data/watches/contract';
import { bigint, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** The state of a policy that a watch compares. */
export interface Seen {
  readonly status: PolicyStatus;
  readonly paidToDate: string | null;
  /** By requirement id. */
  readonly requirements: Readonly<
    Record<string, { readonly requirement: string; readonly state: RequirementState }>
  >;
}

/** Watched policies: migration 0009 says what each column means. */
export const watches = pgTable('watches', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  watchedAt: moment('watched_at').notNull(),
  seen: jsonb().$type<Seen>().notNull(),
});

/** The changes of watched policies. */
export const notices = pgTable('notices', {
  noticeId: bigint('notice_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  changes: jsonb().$type<readonly WatchChange[]>().notNull(),
  noticedAt: moment('noticed_at').notNull(),
  noticedOn: date('noticed_on').notNull(),
});
