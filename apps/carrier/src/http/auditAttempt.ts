import { insertAuditEntry } from '../audit/queries.ts';
import type { Database } from '../db/connection.ts';
import type { SignedInCaller } from '../session/caller.ts';
import type { Attempt } from './answers/problems.ts';

/** Adds an entry to the audit log for what a caller tried and may not do (reliability, 1). */
export async function auditAttempt(
  db: Database,
  caller: SignedInCaller,
  attempt: Attempt,
  call: { readonly at: Date; readonly requestId: string },
): Promise<void> {
  const agentId = caller.kind === 'agent' ? caller.agentId : null;
  const entry = typeof attempt === 'string' ? { action: attempt, agentId } : attempt;
  await insertAuditEntry(db, { ...entry, ...call, userId: caller.userId });
}
