import type { PolicyStatus, RequirementState } from '@agent-portal/data/policies/shapes';
import type { WatchChange } from '@agent-portal/data/watches/contract';
import { bigint, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The state of a policy that a watch compares. */
export interface Seen {
  readonly status: PolicyStatus;
  readonly paidToDate: string | null;
  /** By requirement id. */
  readonly requirements: Readonly<
    Record<string, { readonly requirement: string; readonly state: RequirementState }>
  >;
}

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

/** Watched policies: migration 0009 says what each column means. */
export const watches = pgTable('watches', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  watchedAt: moment('watched_at'),
  seen: jsonb().$type<Seen>().notNull(),
});

/** The changes of watched policies. */
export const notices = pgTable('notices', {
  noticeId: bigint('notice_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  changes: jsonb().$type<readonly WatchChange[]>().notNull(),
  noticedAt: moment('noticed_at'),
  noticedOn: date('noticed_on').notNull(),
});
