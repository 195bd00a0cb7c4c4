import type { Database } from '../db/connection.ts';
import { insertAuditEntry } from './queries.ts';

type AuditEntry = Parameters<typeof insertAuditEntry>[1];

interface Entry extends Omit<AuditEntry, 'userId' | 'agentId' | 'requestId'> {
  /** The agent whose data changed. @default the agent of the caller */
  readonly agentId?: AuditEntry['agentId'];
}

/** The user who changes something, the agent that the user acts for, and the call. */
interface AuditedCall {
  readonly caller: { readonly userId: number; readonly agentId: string };
  readonly requestId: string;
}

/** Adds an entry to the audit log for a change. Call it in the change's transaction, so that both exist or neither. */
export const auditChange = (
  tx: Database,
  { caller: { userId, agentId }, requestId }: AuditedCall,
  entry: Entry,
) => insertAuditEntry(tx, { agentId, ...entry, userId, requestId });
