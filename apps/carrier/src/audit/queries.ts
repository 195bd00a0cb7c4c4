import type { Database } from '../db/connection.ts';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditAction } from './auditActions.ts';

/** The audit log: migrations 0005 and 0030 say what each column means. */
export const auditEntries = pgTable('audit_entries', {
  auditEntryId: bigint('audit_entry_id', { mode: 'number' })
    .primaryKey()
    .generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
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
