import type { Database } from '../db/connection.ts';
import { insertAuditEntry } from './queries.ts';

type AuditEntry = Parameters<typeof insertAuditEntry>[1];

interface Entry extends Omit<AuditEntry, 'at' | 'userId' | 'agentId' | 'requestId'> {
  /** The agent whose data changed. @default the agent of the caller */
  readonly agentId?: AuditEntry['agentId'];
}

/** The user who changes something, the agent that the user acts for, and the call. */
interface AuditedCall {
  readonly caller: { readonly userId: number; readonly agentId?: string | null };
  readonly requestId: string;
}

/** The entries in the audit log, none when there was nothing to do, and the answer. */
interface Made<Answer> {
  readonly log?: readonly (Entry | false)[];
  readonly answer?: Answer;
}

/** Makes a change and adds its entries to the audit log, in one transaction and with one time (docs/audit.md). */
export async function makeChange<Answer = void>(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  { caller: { userId, agentId = null }, requestId }: AuditedCall,
  make: (tx: Database, at: Date) => Promise<Made<Answer>>,
): Promise<Answer> {
  const at = now();
  return db.transaction(async (tx) => {
    const { log = [], answer } = await make(tx, at);
    for (const entry of log)
      if (entry) await insertAuditEntry(tx, { agentId, ...entry, at, userId, requestId });
    return answer as Answer;
  });
}
