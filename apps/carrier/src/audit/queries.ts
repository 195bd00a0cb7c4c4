import type { Database } from '../db/connection.ts';
import { auditEntries } from './tables.ts';

/** Adds an entry to the audit log. */
export async function insertAuditEntry(db: Database, entry: typeof auditEntries.$inferInsert) {
  await db.insert(auditEntries).values(entry);
}
