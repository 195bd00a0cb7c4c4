import type { Database } from '../db/connection.ts';
import { and, desc, gte } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';
import { isAnyOf } from '../db/queries.ts';
import type { AuditAction } from './auditActions.ts';

/** The audit log: migrations 0005 and 0030 say what each column means. */
export const auditEntries = pgTable('audit_entries', {
  auditEntryId: bigint('audit_entry_id', { mode: 'number' })
    .primaryKey()
    .generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  action: text().$type<AuditAction>().notNull(),
  userId: integer('user_id'),
  agentId: text('agent_id'),
  subjectUserId: integer('subject_user_id'),
  requestId: text('request_id').notNull(),
  address: text(),
  detail: text(),
});

export async function insertAuditEntry(db: Database, entry: typeof auditEntries.$inferInsert) {
  await db.insert(auditEntries).values(entry);
}

interface Doers {
  readonly userIds: readonly number[];
  /** The agents that they acted for. */
  readonly agentIds: readonly string[];
}

/** The last entries of users for some agents under some actions since a moment, the latest first. */
export const findEntriesBy = (
  db: Database,
  { userIds, agentIds }: Doers,
  actions: readonly AuditAction[],
  from: Date,
) =>
  db
    .select({
      userId: auditEntries.userId,
      at: auditEntries.at,
      action: auditEntries.action,
      detail: auditEntries.detail,
    })
    .from(auditEntries)
    .where(
      and(
        isAnyOf(auditEntries.userId, userIds),
        isAnyOf(auditEntries.agentId, agentIds),
        isAnyOf(auditEntries.action, actions),
        gte(auditEntries.at, from),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(500);
