import { insertAuditEntry } from '../audit/queries.ts';
import type { Database } from '../db/connection.ts';
import type { AgentCaller } from '../session/caller.ts';

/** The user who makes a change for an agent, and the call. */
export interface Changer {
  readonly caller: AgentCaller;
  readonly requestId: string;
}

/** The same, for a change that sends a link to the portal. */
export interface ChangerWithOrigin extends Changer {
  /** The address of the portal: `https://portal.example`. */
  readonly origin: string;
}

type AuditEntry = Parameters<typeof insertAuditEntry>[1];

interface Entry extends Omit<AuditEntry, 'userId' | 'agentId' | 'requestId'> {
  /** The agent whose data changed. @default the agent of the caller */
  readonly agentId?: AuditEntry['agentId'];
}

/** Adds an entry to the audit log for a change. Call it in the change's transaction, so that both exist or neither. */
export const auditChange = (
  tx: Database,
  { caller: { userId, agentId }, requestId }: Changer,
  entry: Entry,
) => insertAuditEntry(tx, { agentId, ...entry, userId, requestId });
