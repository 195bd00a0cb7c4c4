import { insertAuditEntry } from './queries.ts';
import type { Database } from '../db/connection.ts';
import type { AgentCaller } from '../session/caller.ts';

/** A call of a user for an agent. */
export interface AgentCall {
  readonly caller: AgentCaller;
  readonly requestId: string;
}

/** A call whose answer or message has a link to the portal. */
export interface AgentCallWithOrigin extends AgentCall {
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
  { caller: { userId, agentId }, requestId }: AgentCall,
  entry: Entry,
) => insertAuditEntry(tx, { agentId, ...entry, userId, requestId });
